/**
 * Files that people have beside CSV, by how they begin. Each is named in the error, with what to
 * do instead.
 */
const formats = [
  { name: 'PDF', begins: '%PDF' },
  { name: 'Excel (.xlsx)', begins: 'PK\x03\x04', spreadsheet: true },
  { name: 'Excel (.xls)', begins: '\xd0\xcf\x11\xe0', spreadsheet: true },
  {
    name: 'OFX, QFX, QBO',
    begins: /^(?:OFXHEADER|<\?OFX|<OFX>|<\?xml[^>]{0,200}\?>\s{0,20}<(?:\?OFX|OFX))/i,
  },
  { name: 'QIF', begins: /^!(?:Type|Account|Option)\b/i },
  { name: 'MT940', begins: /^(?:\{1:|:20:)/ },
  { name: 'camt (XML)', begins: /^(?:<\?xml|<Document)/i },
  { name: 'HTML', begins: /^<(?:!doctype|html|table|head|body)/i, spreadsheet: true },
  { name: 'JSON', begins: /^[[{]\s{0,20}["{[]/ },
] as const satisfies readonly { name: string; begins: RegExp | string; spreadsheet?: true }[];

export interface OtherFormat {
  name: string;
  /** True where a spreadsheet opens it and saves it as CSV. */
  spreadsheet: boolean;
}

/** Undefined for what may be CSV. */
export function otherFormatOf(bytes: Uint8Array): OtherFormat | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 400))
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  const found = formats.find(({ begins }) =>
    typeof begins === 'string' ? start.startsWith(begins) : begins.test(start),
  );
  return found && { name: found.name, spreadsheet: 'spreadsheet' in found };
}
