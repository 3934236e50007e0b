/** Staff may undo so long what mails a customer, in milliseconds. */
export const undoMs = 10_000;
