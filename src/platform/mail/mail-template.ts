import type { Language } from '../text/language.ts';
import { htmlPart } from './mail-html.ts';
import { textPart } from './mail-text.ts';

/** What a mail is made of; each block is drawn in the HTML part and said in the text part. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'reference'; label: string; value: string }
  | { kind: 'facts'; rows: readonly MailFact[] }
  | { kind: 'lines'; lines: readonly MailLine[]; total: MailFact; note?: string }
  | { kind: 'steps'; steps: readonly string[] }
  | { kind: 'button'; label: string; href: string }
  | ({ kind: 'contact'; text: string } & MailContact)
  /** A sentence that must be seen, on a band. */
  | { kind: 'note'; text: string }
  /** What somebody wrote, set apart from our own words. */
  | { kind: 'said'; text: string };

/** How to reach us; a way that we do not have is undefined. */
export interface MailContact {
  email: string | undefined;
  whatsapp: { number: string; href: string } | undefined;
}

export interface MailFact {
  label: string;
  value: string;
  /** `https:`, `mailto:` or `tel:`; anything else is not made a link. */
  href?: string;
}

/** One thing asked for; amounts are texts already ('US$28,000', 'Precio por confirmar'). */
interface MailLine {
  name: string;
  quantity: number;
  /** For one; absent where it is not known yet. */
  price?: string | undefined;
  total: string;
}

export interface MailContent {
  language: Language;
  title: string;
  /** What a list of mails shows beside the subject; the title by default. */
  preheader?: string;
  blocks: readonly MailBlock[];
  brand: { name: string; email?: string | undefined };
  /** The page that says whether a message or a number is ours. */
  checkAt?: string;
}

/** Both parts of a mail, with the same facts. Everything given is plain text and is escaped. */
export function renderMail(content: MailContent): { text: string; html: string } {
  const end = footer(content);
  return { text: textPart(content, end), html: htmlPart(content, end) };
}

/** The line at the end of every mail. */
function footer({ language, brand, checkAt }: MailContent): string {
  const to = brand.email ? `: ${brand.email}` : '';
  const never =
    language === 'es'
      ? `${brand.name} nunca pide dinero, tarjetas ni claves por correo. Si recibe un mensaje así en nuestro nombre, no lo conteste y avísenos${to}.`
      : `${brand.name} never asks for money, cards or passwords by e-mail. If you receive such a message in our name, do not answer it and let us know${to}.`;
  if (!checkAt) return never;
  const check =
    language === 'es'
      ? `Compruebe si un número, un teléfono o una cuenta es de verdad nuestro: ${checkAt}`
      : `Check whether a number, a phone or an account is really ours: ${checkAt}`;
  return `${never} ${check}`;
}
