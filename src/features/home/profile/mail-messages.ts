import { defineTexts } from '#platform/text/texts.ts';

const contact = { es: 'Estamos en:', en: 'You reach us at:' };

export const accountDeletedMailTexts = defineTexts({
  subject: (brand: string) => ({
    es: `Su cuenta en ${brand} fue eliminada`,
    en: `Your account at ${brand} has been deleted`,
  }),
  title: { es: 'Su cuenta fue eliminada', en: 'Your account has been deleted' },
  done: (brand: string, at: string) => ({
    es: `Eliminamos su cuenta en ${brand} el ${at}, como pidió.`,
    en: `We deleted your account at ${brand} on ${at}, as you asked.`,
  }),
  goneTitle: { es: 'Lo que borramos', en: 'What we deleted' },
  gone: {
    es: 'Su perfil, su enlace con el servicio de identidad, sus sesiones en todos los dispositivos y los correos que le enviamos.',
    en: 'Your profile, your link to the identity service, your sessions on all devices and the e-mails we had sent you.',
  },
  keptTitle: { es: 'Lo que se guarda', en: 'What is kept' },
  retained: (years: number) => ({
    es: `Los registros de sus operaciones, separados de su cuenta, hasta ${years} años después del último movimiento: las normas de EE. UU. exigen conservarlos. Solo puede verlos un administrador. Después los eliminamos.`,
    en: `The records of your transactions, detached from your account, until ${years} years after the last movement: US rules require us to keep them. Only an administrator can see them. Then we erase them.`,
  }),
  nothingKept: {
    es: 'Nada: no había operaciones a su nombre.',
    en: 'Nothing: there were no transactions in your name.',
  },
  quotes: { es: 'Cotizaciones', en: 'Quotations' },
  verifications: { es: 'Verificaciones', en: 'Verifications' },
  keepNumbers: {
    es: 'Guarde estos números: con ellos podemos atenderle si algo queda pendiente.',
    en: 'Keep these numbers: with them we can help you if something is still pending.',
  },
  notYou: {
    es: 'Si no fue usted quien la eliminó, escríbanos hoy mismo.',
    en: 'If it was not you who deleted it, write to us today.',
  },
  contact,
  whatsappText: {
    es: 'Hola, escribo por la eliminación de mi cuenta.',
    en: 'Hello, I am writing about the deletion of my account.',
  },
});

export const newAddressMailTexts = defineTexts({
  subject: (brand: string) => ({
    es: `Su cuenta en ${brand} tiene otro correo`,
    en: `Your account at ${brand} has another e-mail`,
  }),
  title: { es: 'Su cuenta tiene otro correo', en: 'Your account has another e-mail' },
  done: (brand: string, at: string) => ({
    es: `El ${at} su cuenta en ${brand} pasó a otra dirección de correo. Lo que está abierto sigue allí, y los enlaces que llegaron a esta dirección ya no abren sus ofertas.`,
    en: `On ${at} your account at ${brand} moved to another e-mail address. What is open goes on there, and the links that came to this address no longer open your offers.`,
  }),
  notYou: {
    es: 'Si no fue usted quien la cambió, escríbanos hoy mismo.',
    en: 'If it was not you who changed it, write to us today.',
  },
  contact,
  whatsappText: {
    es: 'Hola, escribo porque cambió el correo de mi cuenta.',
    en: 'Hello, I am writing because the e-mail of my account changed.',
  },
});
