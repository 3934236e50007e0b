/** What people and their programs read as a way to somewhere: links, e-mails, hosts. */
const ways = [
  /\b(?:https?|ftp):\/\/\S+/giu,
  /\S+[@＠]\S+/gu,
  /\bwww\.\S+/giu,
  // 'Gracias.Pagué' is none, nor is '1.500'.
  /[\p{L}\p{N}-]+(?:[.。．][\p{L}\p{N}-]+)*[.。．](?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})(?:[/:?]\S*)?/gu,
];

/** A text of somebody whom nobody knows, on one's own pages: the ways that it shows are left out. */
export function withoutLinks(text: string): string {
  // What is not seen could stand in between.
  const seen = text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  return ways.reduce((left, way) => left.replace(way, '[…]'), seen);
}
