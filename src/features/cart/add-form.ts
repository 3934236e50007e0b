/** The form that puts a product into the cart without a script: it stands once, in the header. */
export const addFormId = 'carro';

/** The name of a card's button in it; its value is the product. */
export const addField = 'agregar';
