// The names of the message form, for the browser and the server.

export const textField = 'text';

/** The length of the history on the page: the same form sent twice is one message. */
export const seenField = 'seen';

/** The query key that says that the message was sent. */
export const sentKey = 'enviado';
