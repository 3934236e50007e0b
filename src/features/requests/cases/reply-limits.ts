/** The most characters of a saved reply. */
export const replyLimits = { title: 80, text: 2000 };
