export const codeField = 'codigo';
/** The SHA-256 of a file, which itself is never sent. */
export const hashField = 'huella';
/** Carries the server's answer into the page; not a field of the form. */
export const answerField = 'respuesta';
