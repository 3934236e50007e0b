import { expect, test } from 'vitest';
import { averageOf, leadsAway, plainLine, plainText, shortenText } from './review.ts';

test('what leads a reader away is told from what people write of their goods', () => {
  const away = [
    'https://a.b',
    'WWW.estafa.cu',
    'ana@correo',
    '<a>',
    '+53 5 234 5678',
    'mi-tienda.com',
    // As whoever wants to be called writes around a rule.
    'ana＠correo',
    'mi-tien\u00adda.com',
    'tienda。com',
    '５２３４５６７８',
    ...[...'-\u2010\u2011\u2013\u2014\u2212/·.\u00a0\u2007\u200e'].map(
      (mark) => `Llame al 52${mark}34${mark}56${mark}78`,
    ),
  ];
  expect(away.filter((text) => !leadsAway(text))).toEqual([]);
  const fine = [
    'Llegó el 20.11.2026, costó US$28,000 y tiene 1.8 L',
    'Pedido el 3/11/2026, llegó el 20–11–2026',
    'Lo pedí en 2025 y en 2026 llegó <3',
    'Todo bien.Es un buen carro',
  ];
  expect(fine.filter((text) => leadsAway(text))).toEqual([]);
});

test('signs that nobody sees are left out, and a name stands on one line', () => {
  expect(plainText(' Bien\u202e\u0007\r\nde verdad ')).toBe('Bien\nde verdad');
  expect(plainLine('Ana\n María')).toBe('Ana María');
});

test('an average has one decimal, and there is none of nine', () => {
  expect([averageOf(9, 45), averageOf(10, 43), averageOf(11, 50)]).toEqual([null, 4.3, 4.5]);
});

test('the beginning of a text ends with a word', () => {
  expect(shortenText('Bien')).toBe('Bien');
  const brief = shortenText('palabra '.repeat(100).trim());
  expect(brief).toMatch(/palabra…$/);
  expect(brief.length).toBeLessThanOrEqual(201);
});
