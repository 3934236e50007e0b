import type { Language } from '../text/language.ts';
import { htmlPart } from './mail-html.ts';
import { textPart } from './mail-text.ts';

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'reference'; label: string; value: string }
  | { kind: 'facts'; rows: readonly MailFact[] }
  | { kind: 'lines'; lines: readonly MailLine[]; total: MailFact; note?: string }
  | { kind: 'steps'; steps: readonly string[] }
  | { kind: 'button'; label: string; href: string }
  | ({ kind: 'contact'; text: string } & MailContact)
  /** An important sentence, highlighted. */
  | { kind: 'note'; text: string }
  /** A quotation of what somebody wrote. */
  | { kind: 'said'; text: string };

/** A way that we do not have is undefined. */
export interface MailContact {
  email: string | undefined;
  whatsapp: { number: string; href: string } | undefined;
}

export interface MailFact {
  label: string;
  value: string;
  /** `https:`, `mailto:` or `tel:`; other schemes are shown without a link. */
  href?: string;
}

interface MailLine {
  name: string;
  quantity: number;
  price?: string | undefined;
  total: string;
}

export interface MailContent {
  language: Language;
  title: string;
  /** Mail programs show it beside the subject. Default the title. */
  preheader?: string;
  blocks: readonly MailBlock[];
  brand: { name: string; email?: string | undefined };
  checkAt?: string;
}

export function renderMail(content: MailContent): { text: string; html: string } {
  const end = footer(content);
  return { text: textPart(content, end), html: htmlPart(content, end) };
}

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
