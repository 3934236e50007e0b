/** As long as this, the toast of an action offers to undo it. */
export const undoMs = 10_000;
