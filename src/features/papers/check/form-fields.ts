export const codeField = 'codigo';
export const maxCode = 200;
/** The SHA-256 of a file, which itself is never sent. */
export const hashField = 'huella';
export const answerField = 'respuesta';
