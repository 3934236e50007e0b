/** A style sheet, taken apart by the build so that a page can carry only what matches in it. */
export type StyleRule =
  | { kind: 'style'; selectors: StyleSelector[]; declarations: Declaration[] }
  /** `@media` and the like. */
  | { kind: 'group'; head: string; forPaper: boolean; rules: StyleRule[] }
  | { kind: 'animation'; name: string; text: string; uses: string[] }
  | { kind: 'other'; text: string };

export interface StyleSelector {
  text: string;
  /** What an element and its ancestors must have for it to match: classes and tags. */
  classes: string[];
  tags: string[];
  /** Of `drawnAttributes`, as HTML writes them. */
  attributes: string[];
  /** Matches only while a mouse points or presses. */
  forMouse: boolean;
}

export interface Declaration {
  text: string;
  /** The custom property that it sets. */
  sets?: string;
  /** Custom properties and animations that it names. */
  uses: string[];
}

/** Attributes that only React changes: where the drawn HTML has none, no script before React adds it. */
export const drawnAttributes = ['aria-invalid', 'disabled', 'rel="prev"', 'rel="next"'] as const;
