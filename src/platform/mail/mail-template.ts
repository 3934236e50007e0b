import type { Language } from '../text/language.ts';
import { htmlPart } from './mail-html.ts';
import { textPart } from './mail-text.ts';

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'reference'; label: string; value: string; beside?: string }
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
  /** What customers are told above all: against those who write in our name. */
  warning?: string;
  checkAt?: string;
}

export function renderMail(content: MailContent): { text: string; html: string } {
  const end = footer(content);
  return { text: textPart(content, end), html: htmlPart(content, end) };
}

function footer({ language, brand, warning, checkAt }: MailContent): string {
  const to = brand.email ? `: ${brand.email}` : '';
  const never =
    language === 'es'
      ? `${brand.name} nunca pide tarjetas ni claves por correo, ni manda en él números de cuenta: dónde pagar se ve en nuestra página. Si recibe un mensaje así en nuestro nombre, no lo conteste y avísenos${to}.`
      : `${brand.name} never asks for cards or passwords by e-mail, nor sends account numbers in one: where to pay stands on our website. If you receive such a message in our name, do not answer it and let us know${to}.`;
  const warnings = warning ? `${warning} ${never}` : never;
  if (!checkAt) return warnings;
  const check =
    language === 'es'
      ? `Compruebe si un número, un teléfono o una cuenta es de verdad nuestro: ${checkAt}`
      : `Check whether a number, a phone or an account is really ours: ${checkAt}`;
  return `${warnings} ${check}`;
}
