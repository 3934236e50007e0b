import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { pdfFile } from '../testing/pdf-file.ts';
import { countPdfPages } from './pdf-pages.ts';

const owner = { ownerPassword: 'banco', permissions: { printing: 'highResolution' } } as const;

/** Two pages, sealed by the version's revision of encryption. */
function sealed(pdfVersion: '1.3' | '1.4' | '1.6' | '1.7ext3', user?: string): Promise<Buffer> {
  const document = new PDFDocument({ ...owner, pdfVersion, ...(user && { userPassword: user }) });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.addPage().end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
}

describe.each([
  [2, '1.3'],
  [3, '1.4'],
  [4, '1.6'],
  [5, '1.7ext3'],
] as const)('revision %i', (revision, version) => {
  test('with its owner’s password alone opens, as in any viewer', async () => {
    const file = await sealed(version);
    expect(file.toString('latin1')).toContain(`/R ${revision}`);
    expect(countPdfPages(file)).toBe(2);
  });

  test('with a password for whoever reads it is refused', async () => {
    expect(countPdfPages(await sealed(version, 'secreta'))).toBe(0);
  });
});

/** No program of ours writes revision 6; this seal was checked against the published one of pdf.js. */
const seal =
  'ae2634b1b2376632ff3b5c272034c86a3db7bf7b34f0d4b768630093a73abb3d4d617269656c32364175746f73203236';
const withSeal = (written: string) =>
  pdfFile({ pages: 2, trailer: `/Encrypt<</Filter/Standard/V 5/R 6/Length 256/U<${written}>>>` });

describe('revision 6', () => {
  test.each([
    ['in one line', seal],
    ['in lines of some length', seal.replaceAll(/.{32}/g, '$&\n')],
  ])('with its owner’s password alone opens: %s', (_, written) => {
    expect(countPdfPages(withSeal(written))).toBe(2);
  });

  test('with a password for whoever reads it is refused', () => {
    expect(countPdfPages(withSeal(`00${seal.slice(2)}`))).toBe(0);
  });
});
