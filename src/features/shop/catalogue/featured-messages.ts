import { defineTexts } from '#platform/text/texts.ts';

/** Apart from the catalogue's texts, which every product page loads. */
export const featuredTexts = defineTexts({
  featuredTitle: { es: 'Ofertas Especiales', en: 'Special offers' },
  featuredLead: {
    es: 'Productos que destaca nuestro equipo. Donde bajó el precio, se dice cuánto y desde cuándo.',
    en: 'Products chosen by our team. Where a price came down, we say by how much and when.',
  },
  pickedOut: { es: 'Elegido por nosotros', en: 'Chosen by us' },
  featuredBadge: { es: 'OFERTA ESPECIAL', en: 'SPECIAL OFFER' },
  fobNote: { es: 'Precio FOB (Puerto de EE.UU.)', en: 'FOB price (US port)' },
  featuredUnavailable: { es: 'No Disponible', en: 'Not available' },
  noFeatured: {
    es: 'No hay ofertas disponibles en este momento',
    en: 'There are no offers at the moment',
  },
  noFeaturedText: {
    es: 'Los automóviles del catálogo tienen su precio estimado a la vista.',
    en: 'The cars in the catalog show their estimated price.',
  },
  seeCars: { es: 'Ver automóviles', en: 'See cars' },
  featuredInfo: { es: 'Antes de decidir', en: 'Before you decide' },
  featuredInfoList: [
    {
      es: 'Donde hay descuento, el precio ya lo incluye.',
      en: 'Any discount is already in the price.',
    },
    { es: 'Las existencias son limitadas.', en: 'Stock is limited.' },
    { es: 'Los precios pueden cambiar sin previo aviso.', en: 'Prices may change without notice.' },
    {
      es: 'Escriba a nuestro equipo para confirmar precio y disponibilidad.',
      en: 'Write to our team to confirm price and availability.',
    },
  ],
  whatsappFeatured: {
    es: 'Hola, quisiera confirmar el precio de una oferta.',
    en: 'Hello, I would like to confirm the price of an offer.',
  },
});
