/** The fields of the form of `/comprobar`. */
export const codeField = 'codigo';
/** The SHA-256 of a file that was dropped there; the file itself stays where it is. */
export const hashField = 'huella';
/** What the server found, on its way into the page: no field of the form. */
export const answerField = 'respuesta';
