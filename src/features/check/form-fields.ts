export const codeField = 'codigo';
/** The SHA-256 of a file, which itself is never sent. */
export const hashField = 'huella';
export const answerField = 'respuesta';
