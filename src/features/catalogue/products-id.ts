/** The target of the link that skips the filters; the frame of all pages needs it too. */
export const productsId = 'productos';
