import type { Language } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';

/** In the customer's language, whichever the agent reads. */
export const customerGreetings: Record<Language, (name: string) => string> = {
  es: (name) => `Hola, ${name}.`,
  en: (name) => `Hello, ${name}.`,
};

export const customerTexts = defineTexts({
  title: { es: 'Clientes', en: 'Customers' },
  one: (name: string) => ({ es: `Cliente: ${name}`, en: `Customer: ${name}` }),
  back: { es: 'Clientes', en: 'Customers' },
  search: { es: 'Nombre, teléfono o correo', en: 'Name, phone or e-mail' },
  find: { es: 'Buscar', en: 'Search' },
  clear: { es: 'Ver los últimos', en: 'See the latest' },
  none: { es: 'Todavía no hay clientes', en: 'There are no customers yet' },
  noneFound: { es: 'Nadie con eso', en: 'Nobody with that' },
  noneText: {
    es: 'Está aquí quien tiene una cuenta o una cotización.',
    en: 'Whoever has an account or a quotation is here.',
  },
  found: (count: number) => ({
    es: count === 1 ? '1 cliente' : `${count} clientes, primero el más reciente`,
    en: count === 1 ? '1 customer' : `${count} customers, the latest first`,
  }),
  name: { es: 'Cliente', en: 'Customer' },
  phone: { es: 'Teléfono', en: 'Phone' },
  province: { es: 'Provincia', en: 'Province' },
  quotes: { es: 'Cotizaciones', en: 'Quotations' },
  newQuote: { es: 'Nueva cotización', en: 'New quotation' },
  facts: (account: boolean, proven: boolean) => ({
    es: account ? (proven ? 'Tiene cuenta' : 'Tiene cuenta, correo sin confirmar') : 'Sin cuenta',
    en: account
      ? proven
        ? 'Has an account'
        : 'Has an account, e-mail not confirmed'
      : 'Without an account',
  }),
  noEmail: { es: 'sin correo', en: 'without an e-mail' },
  owes: (amount: string) => ({ es: `Falta ${amount}`, en: `${amount} to pay` }),
  credit: (amount: string) => ({ es: `A su favor ${amount}`, en: `${amount} in favor` }),
  open: (count: number) => ({
    es: count === 1 ? '1 espera por nosotros' : `${count} esperan por nosotros`,
    en: count === 1 ? '1 waits for us' : `${count} wait for us`,
  }),
  orders: { es: 'Cotizaciones y órdenes', en: 'Quotations and orders' },
  noOrders: { es: 'Nada todavía', en: 'Nothing yet' },
  order: { es: 'Referencia', en: 'Reference' },
  stage: { es: 'Cómo va', en: 'How it stands' },
  balance: { es: 'Falta', en: 'To pay' },
  verifications: { es: 'Verificaciones', en: 'Verifications' },
  family: { es: 'Familia', en: 'Family' },
  parts: {
    pays: { es: 'Paga', en: 'Pays' },
    receives: { es: 'Recibe', en: 'Receives' },
  },
  alike: { es: '¿La misma persona?', en: 'The same person?' },
  alikeText: {
    es: 'Con el mismo teléfono o correo. Puede ser la misma persona, o alguien de su familia.',
    en: 'With the same phone or e-mail. It may be the same person, or family.',
  },
  merge: { es: 'Es la misma persona', en: 'It is the same person' },
  mergeWith: (name: string) => ({
    es: `Es la misma persona: ${name}`,
    en: `It is the same person: ${name}`,
  }),
  isMerged: { es: 'Ahora es un solo cliente', en: 'Now it is one customer' },
  isMergedText: {
    es: 'Solo para el equipo: sus cuentas, correos y permisos no cambian.',
    en: 'To the team alone: their accounts, e-mails and permissions do not change.',
  },
  merged: { es: 'Una sola persona', en: 'One person' },
  mergedText: {
    es: 'Lo dijo el equipo, y solo el equipo lo ve así. Cada cuenta sigue aparte.',
    en: 'The team said so, and only the team sees it so. Each account stays by itself.',
  },
  mergedBy: (who: string, moment: string) => ({
    es: `Lo dijo ${who}, ${moment}`,
    en: `${who} said so, ${moment}`,
  }),
  somebody: { es: 'alguien que ya no está', en: 'somebody who has left' },
  separate: { es: 'Separar', en: 'Separate' },
  separateThem: (names: readonly string[]) => ({
    es: `Separar: ${names.join(', ')}`,
    en: `Separate: ${names.join(', ')}`,
  }),
  separated: { es: 'Separados como antes', en: 'Separate as before' },
  history: { es: 'Lo que se dijo y se pagó', en: 'What was said and paid' },
  customer: { es: 'El cliente', en: 'The customer' },
  team: { es: 'El equipo', en: 'The team' },
  happened: {
    asked: { es: 'Pidió una cotización', en: 'Asked for a quotation' },
    message: { es: 'Mensaje', en: 'Message' },
    note: { es: 'Nota interna', en: 'Internal note' },
    verification: { es: 'Envió una verificación', en: 'Sent a verification' },
    payment: { es: 'Pago anotado', en: 'Payment recorded' },
    refund: { es: 'Devolución anotada', en: 'Refund recorded' },
  },
});
