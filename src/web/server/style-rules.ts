/**
 * A rule of a style sheet, parsed by the build so that a page can carry only the rules that match.
 */
export type StyleRule =
  | { kind: 'style'; selectors: StyleSelector[]; declarations: Declaration[] }
  /** `@media`, `@supports`. */
  | { kind: 'group'; head: string; forPaper: boolean; rules: StyleRule[] }
  | { kind: 'animation'; name: string; text: string; uses: string[] }
  | { kind: 'other'; text: string };

export interface StyleSelector {
  text: string;
  /** The classes and tags that the element and its ancestors need to match. */
  classes: string[];
  tags: string[];
  /** Of `renderedAttributes`, as HTML writes them. */
  attributes: string[];
  forMouse: boolean;
}

export interface Declaration {
  text: string;
  sets?: string;
  /** The custom properties and animations that it names. */
  uses: string[];
}

/** Attributes that only the server's HTML or React sets, never the boot script. */
export const renderedAttributes = ['aria-invalid', 'disabled', 'rel="prev"', 'rel="next"'] as const;
