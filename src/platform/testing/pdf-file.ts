import { deflateSync } from 'node:zlib';

interface PdfFile {
  pages?: number;
  /** A comment, so that two files differ. */
  note?: string;
  bytes?: number;
  /** Further entries of the trailer. */
  trailer?: string;
}

export function pdfFile({ pages = 1, note = '', bytes = 0, trailer = '' }: PdfFile = {}): Buffer {
  const small = write(pages, note, trailer, 0);
  return bytes > small.length ? write(pages, note, trailer, bytes - small.length) : small;
}

function write(pages: number, note: string, more: string, padding: number): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    ...Array.from({ length: pages }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>'),
  ];
  let text = `%PDF-1.7\n%${note}${' '.repeat(padding)}\n`;
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  // Ten places for the offset, so that padding alone makes the file longer.
  const table = String(text.length).padStart(10, '0');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<</Size ${size}/Root 1 0 R${more}>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/**
 * The same in the form of newer programs: the description of the pages is packed, with so many
 * spaces.
 */
export function packedPdfFile(pages = 1, spaces = 0): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type /Pages /Kids [${kids}] /Count ${pages}>>`,
    ...Array.from({ length: pages }, () => '<</Type /Page /Parent 2 0 R>>'),
  ];
  let offset = 0;
  const table = objects.map((object, at) => {
    const entry = `${at + 1} ${offset}`;
    offset += object.length + 1;
    return entry;
  });
  const head = `${table.join(' ')}\n`;
  const packed = deflateSync(Buffer.from(head + objects.join('\n') + ' '.repeat(spaces), 'latin1'));
  const [holder, index] = [objects.length + 1, objects.length + 2];
  const entries = deflateSync(Buffer.alloc(4));
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n%\xe2\xe3\n${holder} 0 obj\n<</Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode/Length ${packed.length}>>\nstream\r\n`,
      'latin1',
    ),
    packed,
    Buffer.from(
      `\nendstream\nendobj\n${index} 0 obj\n<</Type/XRef/Size ${index + 1}/Root 1 0 R/W[1 2 1]/Filter/FlateDecode/Length ${entries.length}>>\nstream\n`,
    ),
    entries,
    Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF'),
  ]);
}
