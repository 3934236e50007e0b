import type { Language } from '#platform/text/language.ts';

/** All that stands on a paper, as text already: the process that draws it knows no rule. */
export interface Paper {
  language: Language;
  title: string;
  /** The paper's own, beside its QR. */
  number: string;
  /** Where the QR leads: the check page with the number filled in. Null: nobody has issued it yet. */
  checkAddress: string | null;
  checkText: string;
  /** What the QR is, for whoever hears the paper read. */
  qrText: string;
  issuedAt: string;
  /** The shop, and how to reach it. */
  brand: string;
  contact: string;
  facts: readonly PaperFact[];
  table?: PaperTable;
  totals: readonly PaperFact[];
  /** What follows the totals: how it is paid, what is paid elsewhere. */
  sections: readonly { title: string; facts: readonly PaperFact[] }[];
  paragraphs: readonly string[];
  /** What is written by hand, each with room and a line. */
  byHand?: readonly string[];
}

export interface PaperFact {
  label: string;
  value: string;
}

export interface PaperTable {
  title: string;
  /** As the fields of a line: the widest one, and three that end at their right. */
  columns: readonly [string, string, string, string];
  lines: readonly PaperLine[];
}

export interface PaperLine {
  text: string;
  quantity: string;
  price: string;
  total: string;
}
