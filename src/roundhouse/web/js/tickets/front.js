/** Ticket to Ride on the page: its parts, each loaded when it is wanted. */

/** @type {import("../games.js").GameFront} */
export const front = {
  miniature: async () => (await import("./demo.js")).TicketsDemo,
  thumbnail: async () => (await import("./demo.js")).TicketsThumbnail,
  table: async () => (await import("./table-front.js")).front,
  workshop: async () => (await import("./workshop/part.js")).part,
  lessons: async () => (await import("./lessons.js")).LESSONS,
};
