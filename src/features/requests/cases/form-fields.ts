export const textField = 'text';

/** The length of the history on the page: the same form sent twice is one message. */
export const seenField = 'seen';

export const messageDoneKey = 'enviado';
