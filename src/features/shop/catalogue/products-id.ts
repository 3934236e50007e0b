/** The link that skips the filters leads to it; the frame of all pages needs it too. */
export const productsId = 'productos';
