import { bothLanguages } from '#platform/text/language.ts';

const es = {
  title: 'Elija su provincia de entrega',
  text: 'Puede cambiarla cuando quiera desde el menú. Los precios y la disponibilidad pueden variar por provincia.',
  close: 'Cerrar',
};

const en: typeof es = {
  title: 'Choose your delivery province',
  text: 'You can change it at any time from the menu. Prices and availability may vary by province.',
  close: 'Close',
};

/** What is said where a province is chosen. */
export const provinceMessages = bothLanguages({ es, en });
