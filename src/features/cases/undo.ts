/** For so long staff may take back what mails a customer. */
export const undoMs = 10_000;
