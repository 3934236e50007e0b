import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plainStyle } from '#platform/http/plain-page.ts';

const themes = themesOf(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));

const grounds = ['page', 'card', 'sand'];
/** A reader may be in the sun with a cracked screen, so it is 7 to 1 (AAA). */
const texts: [string, string[]][] = [
  ['ink', [...grounds, 'teal-soft', 'coral-soft', 'green-soft', 'amber-soft']],
  ['muted', [...grounds, 'teal-soft']],
  ['teal', [...grounds, 'teal-soft', 'coral-soft']],
  ['teal-dark', [...grounds, 'teal-soft']],
  ['coral', [...grounds, 'coral-soft']],
  ['green', [...grounds, 'green-soft']],
  ['amber', [...grounds, 'amber-soft']],
  ['on', ['teal', 'teal-dark', 'coral', 'green']],
];

describe.each(Object.entries(themes))('in the %s theme', (_, colours) => {
  test.each(texts)('what is written in %s is read on every ground it stands on', (name, on) => {
    for (const ground of on) {
      expect(contrast(colours, name, ground), ground).toBeGreaterThanOrEqual(7);
    }
  });

  test('the edge of what is filled in, and what has the focus, are seen', () => {
    for (const ground of ['page', 'card']) {
      expect(contrast(colours, 'edge', ground), ground).toBeGreaterThanOrEqual(3);
      expect(contrast(colours, 'teal', ground), ground).toBeGreaterThanOrEqual(3);
    }
  });
});

test('pages that stand outside of the built shop have the same colours', () => {
  const plain = themesOf(plainStyle);
  for (const theme of ['by day', 'by night'] as const) {
    expect([...plain[theme].keys()]).toEqual(expect.arrayContaining(['ink', 'page', 'teal']));
    for (const [name, hex] of plain[theme]) {
      expect([theme, name, hex]).toEqual([theme, name, themes[theme].get(name)]);
    }
  }
});

function themesOf(css: string) {
  const [light = '', afterwards = ''] = css.split(/prefers-color-scheme: ?dark/);
  const [dark = ''] = afterwards.split('}');
  return { 'by day': coloursOf(light), 'by night': coloursOf(light, dark) };
}

/** The colours that a part of the sheet sets, over those before. */
function coloursOf(...parts: string[]): Map<string, string> {
  return new Map(
    parts.flatMap((part) =>
      [...part.matchAll(/--([\w-]+): ?#([0-9a-f]{3}|[0-9a-f]{6})\b(?![^;}])/g)].map(
        ([, name = '', hex = '']) => [name, hex.length === 3 ? hex.replace(/./g, '$&$&') : hex],
      ),
    ) as [string, string][],
  );
}

/** As WCAG counts it. */
function contrast(colours: Map<string, string>, one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((name) => luminance(colours.get(name) ?? ''))
    .toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
