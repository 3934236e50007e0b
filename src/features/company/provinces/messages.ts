import { defineTexts } from '#platform/text/texts.ts';

export const provinceTexts = defineTexts({
  title: { es: 'Elija su provincia de entrega', en: 'Choose your delivery province' },
  text: {
    es: 'Puede cambiarla cuando quiera con el botón «Provincia» del catálogo. Los precios y la disponibilidad pueden variar por provincia.',
    en: 'You can change it at any time with the “Province” button in the catalog. Prices and availability may vary by province.',
  },
});

/** Apart from the texts of the picker, which load with a tap. */
export const provinceButtonTexts = defineTexts({
  chosen: (name: string) => ({ es: `Provincia: ${name}`, en: `Province: ${name}` }),
  shownFor: (name: string) => ({ es: `Se muestra para ${name}.`, en: `Shown for ${name}.` }),
  another: { es: '¿Es para otra provincia?', en: 'Sending it to another province?' },
});
