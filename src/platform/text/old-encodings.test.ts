import { describe, expect, test } from 'vitest';
import { decodeOld, type OldEncoding } from './old-encodings.ts';

/** Bytes of Spanish letters, from the tables of Unicode's consortium. */
const bytesOf: Record<OldEncoding, Record<string, number>> = {
  'windows-1252': {
    á: 0xe1,
    é: 0xe9,
    í: 0xed,
    ó: 0xf3,
    ú: 0xfa,
    ñ: 0xf1,
    Ñ: 0xd1,
    ü: 0xfc,
    '°': 0xb0,
  },
  macintosh: { á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ú: 0x9c, ñ: 0x96, Ñ: 0x84, ü: 0x9f, '°': 0xa1 },
  'ms-dos': { á: 0xa0, é: 0x82, í: 0xa1, ó: 0xa2, ú: 0xa3, ñ: 0xa4, Ñ: 0xa5, ü: 0x81, '°': 0xf8 },
};
const encode = (text: string, encoding: OldEncoding) =>
  Uint8Array.from(text, (letter) => bytesOf[encoding][letter] ?? letter.charCodeAt(0));

const texts = [
  'Camión',
  'Año',
  'name;price\nCafetera eléctrica;100\nBatería de 100 Ah;90',
  'Ñandú\tTriciclo eléctrico, 45 °C\tGüira',
  'day;payer\n20/11/2026;MARIA García',
  'índice de artículos; aquí',
  'Refrigerador con congelador; frío; último modelo; Camagüey; niño',
];

describe.each(['windows-1252', 'macintosh', 'ms-dos'] as const)('%s', (encoding) => {
  test.each(texts)('%j comes in as it was written', (text) => {
    expect(decodeOld(encode(text, encoding))).toMatchObject({ text, encoding });
  });
});

test.each([
  ['Rock\u2019n Roll', [0x92]],
  ['O\u2019Brien', [0x92]],
  ['Levi\u2019s y L\u2019Oreal, 5\u2019 de largo', [0x92, 0x92, 0x92]],
  ['It\u2019s what we\u2019ll don\u2019t', [0x92, 0x92, 0x92]],
  ['2019 \u2013 2021', [0x96]],
  ['\u201cCami\u00f3n\u201d \u2014 nuevo\u2026', [0x93, 0xf3, 0x94, 0x97, 0x85]],
  ['Precio: \u20ac 5', [0x80]],
  ['27\u00b3', [0xb3]],
])('signs of Windows stay signs: %s', (text, high) => {
  const rest = [...high];
  const bytes = Uint8Array.from(text, (letter) =>
    letter.charCodeAt(0) > 0x7f ? (rest.shift() ?? 0) : letter.charCodeAt(0),
  );
  expect(decodeOld(bytes)).toMatchObject({ text, encoding: 'windows-1252' });
});
