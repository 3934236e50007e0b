// What the message form and the server agree on, where the browser itself sends it.

/** What is written. */
export const textField = 'text';

/** How much had happened on its page: the same form sent twice is one message. */
export const seenField = 'seen';

/** The query key of the page that a sent message leads to. */
export const sentKey = 'enviado';
