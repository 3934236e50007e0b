/** What the page and the server agree on about forms that are sent without JavaScript. */

/** The values of `actionField`: which form it is. */
export type ProfileAction = 'contacto' | 'sesiones' | 'eliminar';

/** The box that must be ticked to delete the account. */
export const confirmField = 'confirmo';

/** Query keys of the page: which form stands open, and that the numbers were saved. */
export const editKey = 'editar';
export const removeKey = 'eliminar';
export const savedKey = 'guardado';

/** Where on the page the account is deleted. */
export const removeId = 'eliminar';
