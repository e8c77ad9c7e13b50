/* A classic script that every browser can run: one that cannot run the page shows a plain sentence instead of nothing. */
(function () {
  var script = window.HTMLScriptElement;
  var runs = script && script.supports && script.supports("importmap") && window.HTMLDialogElement;
  if (runs && window.CSS && CSS.supports("color", "light-dark(red, blue)")) return;
  document.getElementById("old-browser").removeAttribute("hidden");
  document.getElementById("page").setAttribute("hidden", "");
})();
