import { withoutInvisible } from '#platform/text/invisible.ts';

/** Links, e-mails and hosts. */
const ways = [
  /\b(?:https?|ftp):\/\/\S+/giu,
  /(?<!\S)\S+[@＠]\S+/gu,
  /\bwww\.\S+/giu,
  // Leaves 'Gracias.Pagué' and '1.500' alone.
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:[.。．][\p{L}\p{N}-]+){0,9}[.。．](?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})(?:[/:?]\S*)?/gu,
];

export function withoutLinks(text: string): string {
  // Invisible characters could hide a link.
  const seen = withoutInvisible(text);
  return ways.reduce((left, way) => left.replace(way, '[…]'), seen);
}
