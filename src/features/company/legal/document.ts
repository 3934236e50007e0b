import type { Language } from '#platform/text/language.ts';
import type { Company } from '../brand.ts';

/**
 * A legal text as data. Paragraphs, list entries and details may hold links to our own places,
 * written `[words](place)`.
 */
export interface LegalDocument {
  title: string;
  /** For search engines and chats. */
  description: string;
  updated: string;
  /** 'En pocas palabras': three to five lines that a hurried reader takes along. */
  summary: readonly string[];
  sections: readonly LegalSection[];
}

interface LegalSection {
  /** The anchor, the same in both languages. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A paragraph, a list, steps in their order, or terms with what they mean. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { terms: readonly LegalTerm[] };

export type LegalTerm = readonly [term: string, detail: string];

/** A document in each language. */
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

/** What a link of a legal text can lead to. */
export type LegalPlace = (typeof legalPlaces)[number];

export type LegalPiece = string | { words: string; place: LegalPlace };

/**
 * A text in pieces: plain ones and links. 'EE. UU.' never breaks. Throws on a link to a place that
 * does not exist.
 */
export function piecesOf(text: string): LegalPiece[] {
  return text
    .replaceAll('EE. UU.', 'EE.\u00a0UU.')
    .split(/(\[[^\]]+\]\(\w+\))/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, words, name] = /^\[([^\]]+)\]\((\w+)\)$/.exec(piece) ?? [];
      if (words === undefined) return piece;
      const place = legalPlaces.find((each) => each === name);
      if (!place) throw new Error(`a legal text links to nowhere: ${piece}`);
      return { words, place };
    });
}

/** How long records of a purchase are kept at least; what we really do is a setting. */
export const leastRetentionYears = 7;
