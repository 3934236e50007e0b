/** The limit of a message, in characters as the server counts them. */
export const maxMessageLength = 2000;
/** The limit of the note beside a change of status. */
export const maxNoteLength = 2000;
