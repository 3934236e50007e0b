import { defineTexts } from '#platform/text/texts.ts';

/** What only the cart as a page says, beside `quoteMessages`: there each step is a form. */
export const cartPageMessages = defineTexts({
  added: {
    es: (name: string) => `${name} fue agregado a su cotización`,
    en: (name: string) => `${name} was added to your quotation`,
  },
  update: { es: 'Actualizar cantidades', en: 'Update quantities' },
  goOn: { es: 'Seguir eligiendo', en: 'Keep choosing' },
  unread: {
    es: (lines: number) =>
      lines === 1
        ? 'Falta un producto que no pudimos leer o que ya no existe.'
        : `Faltan ${lines} productos que no pudimos leer o que ya no existen.`,
    en: (lines: number) =>
      lines === 1
        ? 'One product is missing: we could not read it, or it no longer exists.'
        : `${lines} products are missing: we could not read them, or they no longer exist.`,
  },
  unreadTitle: { es: 'No está todo', en: 'Not everything is here' },
  signInFirst: { es: 'Entrar para generarla', en: 'Sign in to request it' },
  signInKept: {
    es: 'Al entrar vuelve aquí, con los mismos productos.',
    en: 'After signing in you come back here, with the same products.',
  },
  quantitiesChanged: {
    es: 'Cambió las cantidades. Revise el total y genere la cotización.',
    en: 'You changed the quantities. Check the total and request the quotation.',
  },
  nothing: {
    es: 'Su cotización no tiene productos que se puedan pedir.',
    en: 'Your quotation has no products that can be requested.',
  },
  aside: {
    es: (before: string) => `Su cotización para ${before} quedó aparte`,
    en: (before: string) => `Your quotation for ${before} was set aside`,
  },
  asideText: {
    es: (products: number, before: string, now: string) =>
      `Tenía ${products} ${products === 1 ? 'producto' : 'productos'} para ${before}; ahora eligió ${now} y empezamos una nueva. Si la recupera, su provincia vuelve a ser ${before}.`,
    en: (products: number, before: string, now: string) =>
      `It had ${products} ${products === 1 ? 'product' : 'products'} for ${before}; you have chosen ${now} now, so we started a new one. If you bring it back, your province is ${before} again.`,
  },
});
