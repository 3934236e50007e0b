import { expect, test, vi } from 'vitest';
import type { Paper } from '../../paper.ts';
import { openDocument } from './draw-paper.ts';
import { layOut } from './lay-out.ts';

const label = 'Arancel de la Aduana para un vehículo, con su matrícula y la revisión técnica';

const paper: Paper = {
  language: 'es',
  title: 'Oferta',
  number: 'MA-DOC-1',
  checkAddress: 'https://marielauto.example/comprobar?codigo=MA-DOC-1',
  checkText: 'Compruebe',
  qrText: 'QR',
  issuedAt: '2026-11-22T12:00:00Z',
  brand: 'Mariel Auto',
  contact: 'Mariel Auto',
  facts: [
    { label, value: 'US$1' },
    { label: 'Lo siguiente', value: 'US$2' },
  ],
  table: { title: 'Líneas', columns: ['a', 'b', 'c', 'd'], lines: [] },
  totals: [],
  sections: [],
  paragraphs: [],
};

test('a label of several lines is not drawn over by what follows', async () => {
  const document = await openDocument(paper);
  const ends: number[] = [];
  const starts: number[] = [];
  const draw = document.text.bind(document);
  vi.spyOn(document, 'text').mockImplementation((text: string, ...rest) => {
    if (text === 'Lo siguiente') starts.push(document.y);
    const drawn = draw(text, ...rest);
    if (text === label) ends.push(document.y);
    return drawn;
  });
  await layOut(document, paper);
  expect(starts[0]).toBeGreaterThanOrEqual(ends[0] ?? Number.NaN);
});

test.each([
  ['José Ñúñez', 'José Ñúñez'],
  ['Анна Петрова', /^[А-я ]+$|^Anna Petrova$/],
  ['Γιώργος', /^[Ͱ-Ͽ]+$|^Giorgos$/],
  ['王小明', 'WangXiaoMing'],
  ['김', 'Gim'],
  ['Yanet 🚗', 'Yanet :red_car:'],
  ['👨‍👩‍👧', ':man::woman::girl:'],
  ['\u{e000}', '[U+E000]'],
])('of the name %s nothing is lost', async (name, drawn) => {
  const document = await openDocument(paper);
  const draw = vi.spyOn(document, 'text');
  await layOut(document, { ...paper, facts: [{ label: 'Destinatario', value: name }] });
  const at = draw.mock.calls.findIndex(([text]) => text === 'Destinatario');
  expect(draw.mock.calls[at + 1]?.[0]).toMatch(drawn);
});
