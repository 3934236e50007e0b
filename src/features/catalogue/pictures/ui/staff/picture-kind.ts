/** Marks what is dragged as one of the product's own pictures. */
export const pictureKind = 'application/x-mariel-picture';
