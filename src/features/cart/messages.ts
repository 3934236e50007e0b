import { bothLanguages } from '#platform/text/language.ts';

const es = {
  cart: 'Cotización',
  count: (pieces: number) => `Cotización: ${pieces} ${pieces === 1 ? 'producto' : 'productos'}`,
  added: 'Producto agregado',
  addedText: (name: string) => `${name} fue agregado a su cotización`,
  full: 'No cabe más',
  fullText: 'Una cotización lleva hasta 50 productos distintos y 99 de cada uno.',
  cleared: 'Su cotización era para otra provincia',
  clearedText: (before: string, now: string) =>
    `Tenía productos para ${before}; ahora eligió ${now} y empezamos una nueva.`,
  bringBack: 'Recuperar',
};

const en: typeof es = {
  cart: 'Quotation',
  count: (pieces: number) => `Quotation: ${pieces} ${pieces === 1 ? 'product' : 'products'}`,
  added: 'Product added',
  addedText: (name: string) => `${name} was added to your quotation`,
  full: 'It is full',
  fullText: 'A quotation holds up to 50 different products and 99 of each.',
  cleared: 'Your quotation was for another province',
  clearedText: (before: string, now: string) =>
    `It had products for ${before}; you have chosen ${now} now, so we started a new one.`,
  bringBack: 'Bring it back',
};

export const cartMessages = bothLanguages({ es, en });
