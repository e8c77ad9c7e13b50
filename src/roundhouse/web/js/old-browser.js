/* Run by browsers without modules only: a plain sentence instead of a blank page. */
document.getElementById("old-browser").hidden = false;
document.getElementById("page").hidden = true;
