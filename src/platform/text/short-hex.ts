/** 32 hexadecimal digits → 22 characters for an address. Any other text is unchanged. */
export function shortenHex(text: string): string {
  if (text.length !== 32) return text;
  const bytes = (text.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

export function lengthenHex(text: string): string {
  if (!/^[\w-]{22}$/.test(text)) return text;
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

/** Writes 32 hexadecimal digits as an id. Any other text stays as it is. */
export const idOfHex = (hex: string): string =>
  hex.replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5');
