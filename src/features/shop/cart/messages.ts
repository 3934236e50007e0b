import { defineTexts } from '#platform/text/texts.ts';

export const cartTexts = defineTexts({
  cart: { es: 'Cotización', en: 'Quotation' },
  count: (pieces: number) => ({
    es: `Cotización: ${pieces} ${pieces === 1 ? 'producto' : 'productos'}`,
    en: `Quotation: ${pieces} ${pieces === 1 ? 'product' : 'products'}`,
  }),
  added: { es: 'Producto agregado', en: 'Product added' },
  addedText: (name: string) => ({
    es: `${name} fue agregado a su cotización`,
    en: `${name} was added to your quotation`,
  }),
  again: { es: 'Ya está en su cotización', en: 'It is already in your quotation' },
  full: { es: 'No cabe más', en: 'It is full' },
  fullText: {
    es: 'Una cotización lleva hasta 50 productos distintos y 99 de cada uno.',
    en: 'A quotation can have up to 50 different products, and 99 of each.',
  },
  cleared: {
    es: 'Su cotización era para otra provincia',
    en: 'Your quotation was for another province',
  },
  clearedText: (before: string, now: string) => ({
    es: `Tenía productos para ${before}; ahora eligió ${now} y empezamos una nueva.`,
    en: `It had products for ${before}. You have now chosen ${now}, so we started a new one.`,
  }),
  expired: {
    es: 'Su cotización llevaba más de 7 días sin cambios',
    en: 'Your quotation had been unchanged for more than 7 days',
  },
  expiredText: {
    es: 'Por eso empezamos una nueva. Si la fecha de este dispositivo estaba mal, o la quiere todavía, recupérela.',
    en: 'So we started a new one. If the date of this device was wrong, or you still want it, bring it back.',
  },
  bringBack: { es: 'Recuperar', en: 'Bring it back' },
});
