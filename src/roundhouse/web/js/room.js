/** Rooms of the page that few visits need: their texts and styles come when one is opened. */
import { loadRoomTexts } from "./i18n.js";

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * Everything a room needs beside its modules. Each room has `js/ROOM/`, `css/ROOM.css` and `i18n/LANGUAGE/ROOM.ftl`.
 * @param {string} room
 */
export async function furnish(room) {
  await Promise.all([loadRoomTexts(room), style(room)]);
}

/** @param {string} room */
function style(room) {
  const found = styles.get(room) ?? new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/css/${room}.css`;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles.delete(room);
      reject(new Error(`no styles for ${room}`));
    };
    document.head.append(link);
  });
  styles.set(room, found);
  return found;
}
