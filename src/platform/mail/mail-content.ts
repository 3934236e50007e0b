import type { Language } from '../text/language.ts';

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
