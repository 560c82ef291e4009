/** The header of a change with the version of the record that the user sees. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

/**
 * The header of an action on so many bookings whose toast offers Undo for ten seconds; the rest is for the
 * way to the server, and for its work on many bookings.
 */
export const undoable = (bookings = 1) => ({
  'Undoable-For': Math.min(30, 13 + Math.floor(bookings / 10)),
});
