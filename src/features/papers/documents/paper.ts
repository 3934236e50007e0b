import type { Language } from '#platform/text/language.ts';

/** A paper as text: the process that draws it knows no rules and no languages. */
export interface Paper {
  language: Language;
  title: string;
  number: string;
  /** The QR leads to the check page with the number. Null where the paper was not issued. */
  checkAddress: string | null;
  checkText: string;
  qrText: string;
  issuedAt: string;
  brand: string;
  contact: string;
  facts: readonly PaperFact[];
  table?: PaperTable;
  totals: readonly PaperFact[];
  sections: readonly { title: string; facts: readonly PaperFact[] }[];
  paragraphs: readonly string[];
  byHand?: readonly string[];
}

export interface PaperFact {
  label: string;
  value: string;
}

export interface PaperTable {
  title: string;
  /**
   * The headings for the four fields of a line, in their order; all but the first are aligned
   * right.
   */
  columns: readonly [string, string, string, string];
  lines: readonly PaperLine[];
}

export interface PaperLine {
  text: string;
  quantity: string;
  price: string;
  total: string;
}
