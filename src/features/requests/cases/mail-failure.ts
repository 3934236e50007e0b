import { defineTexts } from '#platform/text/texts.ts';

/** What staff read of a mail that has not left, and what helps. */
export const mailFailureTexts = defineTexts({
  address: {
    es: 'Esa dirección no existe o ya no recibe correo. Pida otra a su dueño.',
    en: 'That address does not exist or takes no mail any more. Ask its owner for another one.',
  },
  full: {
    es: 'El buzón de esa dirección está lleno. Avise a su dueño por otro medio.',
    en: 'The mailbox of that address is full. Tell its owner in another way.',
  },
  refused: {
    es: 'El servidor que lo recibe no acepta nuestros correos. Avise a quien opera la tienda.',
    en: 'The receiving server does not accept our e-mails. Tell who operates the shop.',
  },
  signIn: {
    es: 'Nuestro servidor de correo no nos deja entrar. Avise a quien opera la tienda.',
    en: 'Our mail server does not let us sign in. Tell who operates the shop.',
  },
  line: {
    es: 'No hay conexión con nuestro servidor de correo. Si no vuelve, avise a quien opera la tienda.',
    en: 'There is no connection to our mail server. If it stays so, tell who operates the shop.',
  },
  later: {
    es: 'El servidor que lo recibe pidió esperar. Se intenta de nuevo solo.',
    en: 'The receiving server asked to wait. It is tried again by itself.',
  },
  other: {
    es: 'No salió, y no se sabe por qué.',
    en: 'It did not leave, and it is not known why.',
  },
  said: { es: 'Lo que dijo el servidor', en: 'What the server said' },
});

type MailFailure = Exclude<keyof typeof mailFailureTexts.es, 'said'>;

/** By the SMTP code (RFC 5321) and the enhanced one (RFC 3463) in what the server or the line said. */
export function mailFailure(said: string): MailFailure {
  const [, code = '', subject, detail] =
    /(?:^|[^\d.])([45]\d\d)[ -](?:[45]\.(\d{1,3})\.(\d{1,3}))?/.exec(said) ?? [];
  if (/^53[045]/.test(code)) return 'signIn';
  if (code === '552' || (subject === '2' && detail === '2')) return 'full';
  if (code.startsWith('4')) return 'later';
  if (subject === '7' || code === '554') return 'refused';
  if (/^55[0135]/.test(code)) return 'address';
  if (/\bE(?:CONN|TIMEDOUT|HOST|NET|AI_AGAIN)|ENOTFOUND|timeout|greeting/i.test(said))
    return 'line';
  return 'other';
}
