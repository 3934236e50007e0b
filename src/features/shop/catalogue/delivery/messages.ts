import { type ProvinceCode, provinceName } from '#features/company/provinces/provinces.ts';
import type { Language } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import { aboutMoney } from '../landed-cost/messages.ts';

export const reachTexts = defineTexts({
  onward: (province: string) => ({
    es: `Hasta Mariel; a ${province} con transportista`,
    en: `To Mariel, then to ${province} by carrier`,
  }),
  how: { es: 'Cómo llega', en: 'How it gets there' },
  change: { es: 'Cambiar de provincia', en: 'Change the province' },
  checkUs: { es: 'Compruebe que somos nosotros', en: 'Check that it is really us' },
  reachesOnly: (provinces: string) => ({
    es: `Llega a: ${provinces}.`,
    en: `Delivered to: ${provinces}.`,
  }),
});

/** How a product gets to a province that it reaches, and for about how much from Mariel on. */
export function onward(
  province: ProvinceCode,
  inlandCents: number | undefined,
  language: Language,
): string {
  const way = reachTexts[language].onward(provinceName(province));
  return inlandCents === undefined
    ? way
    : `${way}, ${aboutMoney(inlandCents, language).replace(' ', '\u00a0')}`;
}

export const deliveryTexts = defineTexts({
  title: { es: 'Cómo llega a su provincia', en: 'How it gets to your province' },
  lead: {
    es: 'Que un producto «llega» a una provincia quiere decir que se puede pedir para ella. El precio estimado lo trae por mar al puerto de Mariel.',
    en: '“Delivered to” a province means that the product can be ordered for it. The estimated price covers the way by sea to the Port of Mariel.',
  },
  yours: (province: string) => ({ es: `Para ${province}`, en: `To ${province}` }),
  others: { es: 'Otras provincias', en: 'Other provinces' },
  point: { es: 'Hasta dónde', en: 'Delivery point' },
  onward: {
    es: 'Quién lo lleva a la provincia y quién lo paga',
    en: 'Who takes it to the province, and who pays',
  },
  days: { es: 'Cuánto tarda desde ahí', en: 'How long that takes' },
  daysOf: (from: number, to: number) => ({
    es: from === to ? (to === 1 ? '1 día' : `${to} días`) : `De ${from} a ${to} días`,
    en: from === to ? (to === 1 ? '1 day' : `${to} days`) : `${from} to ${to} days`,
  }),
  unknown: {
    es: 'Todavía no tenemos por escrito el camino desde Mariel hasta esta provincia. Pregunte a su agente antes de confirmar: quién lo lleva, cuánto cuesta y cuánto tarda.',
    en: 'We have not written down the route from Mariel to this province yet. Before you confirm, ask your agent who takes it there, what it costs and how long it takes.',
  },
  change: { es: 'Cambiar de provincia', en: 'Change the province' },
});

export const staffDeliveryTexts = defineTexts({
  title: { es: 'Entregas por provincia', en: 'Deliveries by province' },
  lead: {
    es: 'Lo que los clientes leen en «Cómo llega a su provincia». Lo que no está escrito, la página lo dice.',
    en: 'What customers read under “How it gets to your province”. The page says what is not written yet.',
  },

  written: { es: 'escrita', en: 'written' },
  missing: { es: 'sin escribir', en: 'not written' },
  'point.es': { es: 'Hasta dónde (español)', en: 'To which point (Spanish)' },
  'point.en': { es: 'Hasta dónde (inglés)', en: 'To which point (English)' },
  'onward.es': {
    es: 'Quién lo lleva y quién lo paga (español)',
    en: 'Who carries and pays (Spanish)',
  },
  'onward.en': {
    es: 'Quién lo lleva y quién lo paga (inglés)',
    en: 'Who carries and pays (English)',
  },
  daysFrom: { es: 'Días, desde', en: 'Days, from' },
  daysTo: { es: 'Días, hasta', en: 'Days, to' },
  removeOf: (province: string) => ({
    es: `Eliminar la entrega en ${province}`,
    en: `Delete the delivery in ${province}`,
  }),
  saved: { es: 'Entrega guardada', en: 'Delivery saved' },
  removed: { es: 'Entrega eliminada', en: 'Delivery deleted' },
});
