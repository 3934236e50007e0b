/** Page and server share these names, for forms without JavaScript. */

export type ProfileAction = 'contacto' | 'sesiones' | 'eliminar';

export const confirmField = 'confirmo';

/** Query keys that say which form is open, and that the numbers were saved. */
export const editKey = 'editar';
export const removeKey = 'eliminar';
export const contactDoneKey = 'guardado';

export const removeId = 'eliminar';
