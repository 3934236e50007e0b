import type { Language } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { Brand, Company } from '../brand.ts';

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
  /** The last one. */
  until?: string;
  heading: string;
  /** A paragraph may be blank: what it says depends on a fact that we do not know. */
  blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { terms: readonly LegalTerm[] };

type LegalTerm = readonly [term: string, detail: string];

export type LegalTexts = Record<Language, (company: Company) => LegalDocument>;

/** What stands in braces in a text; nothing, where we do not know it. */
type Facts = Readonly<Record<string, string | number>>;

/** A Markdown file as the build hands it over (`read-markdown.ts`). */
export type LegalMarkdown = (facts: Facts) => LegalDocument;

/** Every text may name the company and how to reach it. */
export function legalTexts(
  markdown: Record<Language, LegalMarkdown>,
  facts?: Record<Language, (company: Company) => Facts>,
): LegalTexts {
  const write =
    (language: Language): LegalTexts['es'] =>
    (company) =>
      markdown[language]({
        name: company.name,
        contact: contactWays[language](company),
        ...facts?.[language](company),
      });
  return { es: write('es'), en: write('en') };
}

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

/**
 * Follows 'Escriba' or 'Write'. If the owner gave neither e-mail nor WhatsApp: a quotation in the
 * account.
 */
const contactWays = defineTexts(({ email, whatsapp }: Brand) => ({
  es:
    [email && `a [${email}](email)`, whatsapp && 'por [WhatsApp](whatsapp)']
      .filter(Boolean)
      .join(' o ') || 'desde una cotización de su cuenta',
  en:
    [email && `to [${email}](email)`, whatsapp && 'on [WhatsApp](whatsapp)']
      .filter(Boolean)
      .join(' or ') || 'from a quotation of your account',
}));
