import { waysToUs } from '#features/company/ways-to-us.ts';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { type MailBlock, renderMail } from '#platform/mail/mail-template.ts';
import type { Language } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import { formatDateTime } from '#platform/time/dates.ts';

interface Deletion {
  to: string;
  language: Language;
  at: Date;
  quotes: readonly string[];
  verifications: readonly string[];
  config: Pick<Config, 'brand'>;
}

export function accountDeletedMail(deletion: Deletion): Mail {
  const { to, language, at, quotes, verifications } = deletion;
  const { brand } = deletion.config;
  const t = texts[language];
  const retained = [
    ...(quotes.length > 0 ? [{ label: t.quotes, value: quotes.join(', ') }] : []),
    ...(verifications.length > 0
      ? [{ label: t.verifications, value: verifications.join(', ') }]
      : []),
  ];
  const ways = waysToUs(brand, t.whatsappText);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t.done(brand.name, formatDateTime(at, language)) },
    { kind: 'heading', text: t.goneTitle },
    { kind: 'paragraph', text: t.gone },
    { kind: 'heading', text: t.keptTitle },
    ...(retained.length > 0
      ? ([
          { kind: 'paragraph', text: t.retained(brand.retentionYears) },
          { kind: 'facts', rows: retained },
          { kind: 'paragraph', text: t.keepNumbers },
        ] as const)
      : ([{ kind: 'paragraph', text: t.nothingKept }] as const)),
    { kind: 'note', text: t.notYou },
    ...(ways ? [{ kind: 'contact' as const, text: t.contact, ...ways }] : []),
  ];
  const { text, html } = renderMail({ language, title: t.title, blocks, brand });
  return { to, subject: t.subject(brand.name), language, text, html };
}

const texts = defineTexts({
  subject: {
    es: (brand: string) => `Su cuenta en ${brand} fue eliminada`,
    en: (brand: string) => `Your account at ${brand} has been deleted`,
  },
  title: { es: 'Su cuenta fue eliminada', en: 'Your account has been deleted' },
  done: {
    es: (brand: string, at: string) => `Eliminamos su cuenta en ${brand} el ${at}, como pidió.`,
    en: (brand: string, at: string) =>
      `We deleted your account at ${brand} on ${at}, as you asked.`,
  },
  goneTitle: { es: 'Lo que borramos', en: 'What we deleted' },
  gone: {
    es: 'Su perfil, su enlace con el servicio de identidad, sus sesiones en todos los dispositivos y los correos que le enviamos.',
    en: 'Your profile, your link to the identity service, your sessions on all devices and the e-mails we had sent you.',
  },
  keptTitle: { es: 'Lo que se guarda', en: 'What is kept' },
  retained: {
    es: (years: number) =>
      `Los registros de sus operaciones, separados de su cuenta, hasta ${years} años después del último movimiento: las normas de EE. UU. exigen conservarlos. Solo puede verlos un administrador. Después los eliminamos.`,
    en: (years: number) =>
      `The records of your transactions, detached from your account, until ${years} years after the last movement: US rules require us to keep them. Only an administrator can see them. Then we erase them.`,
  },
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
  contact: { es: 'Estamos en:', en: 'You reach us at:' },
  whatsappText: {
    es: 'Hola, escribo por la eliminación de mi cuenta.',
    en: 'Hello, I am writing about the deletion of my account.',
  },
});
