import type { Language } from '#platform/text/language.ts';
import type { Company } from '../brand.ts';

/** Paragraphs, list entries and details may hold links, written `[words](place)`. */
export interface LegalDocument {
  title: string;
  description: string;
  /** Texts with versions are dated by them. */
  updated?: string;
  /** Three to five lines for readers in a hurry. */
  summary: readonly string[];
  sections: readonly LegalSection[];
}

interface LegalSection {
  id: string;
  /** The first version with this section. */
  since?: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { terms: readonly LegalTerm[] };

export type LegalTerm = readonly [term: string, detail: string];

export type LegalTexts = Record<Language, (company: Company) => LegalDocument>;

const legalPlaces = [
  'privacy',
  'cookies',
  'legal',
  'terms',
  'offices',
  'accessibility',
  'email',
  'whatsapp',
] as const;

export type LegalPlace = (typeof legalPlaces)[number];

export type LegalPiece = string | { words: string; place: LegalPlace };

/** 'EE. UU.' never breaks. Throws on a link to an unknown place. */
export function piecesOf(text: string): LegalPiece[] {
  return text
    .replaceAll('EE. UU.', 'EE.\u00a0UU.')
    .split(/(\[[^[\]]+\]\(\w+\))/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, words, name] = /^\[([^\]]+)\]\((\w+)\)$/.exec(piece) ?? [];
      if (words === undefined) return piece;
      const place = legalPlaces.find((each) => each === name);
      if (!place) throw new Error(`a legal text links to nowhere: ${piece}`);
      return { words, place };
    });
}

/** The legal minimum; the real period is a setting. */
export const minRetentionYears = 7;
