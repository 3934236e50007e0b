/** 32 hexadecimal digits in 22 letters that an address may hold; any other text as it is. */
export function shortenHex(text: string): string {
  if (text.length !== 32) return text;
  const bytes = (text.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

/** The 32 digits of 22 such letters; any other text as it is. */
export function lengthenHex(text: string): string {
  if (!/^[\w-]{22}$/.test(text)) return text;
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
