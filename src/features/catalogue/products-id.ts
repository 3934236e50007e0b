/** The place of the list in its page, for who skips the filters; the frame of all pages names it. */
export const productsId = 'productos';
