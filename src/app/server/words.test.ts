import { describe, expect, test } from 'vitest';
import { languages } from '#platform/text/language.ts';
import { allSentences } from './testing/all-texts.ts';

const sentences = allSentences();

/** Returns sentences of a language with a forbidden pattern, except those that SPEC gives. */
function found(language: 'es' | 'en', wrong: RegExp, literals: readonly string[] = []) {
  return sentences
    .filter((each) => each.language === language && wrong.test(each.text))
    .filter(({ text }) => !literals.includes(text))
    .map(({ name, text }) => `${name}: ${text}`);
}

test('all tables are read, in both languages', () => {
  for (const language of languages) {
    expect(sentences.filter((each) => each.language === language).length).toBeGreaterThan(1500);
  }
});

describe('one name for one thing', () => {
  test.each([
    [
      'a quotation, no pedido and no solicitud',
      /(?<!\b([Ll]o|Cambio|a) )\b[Pp]edido\b|[Ss]olicitud/,
    ],
    ['a quotation, no carrito', /\b[Cc]arrito\b/],
    ['a comprobante, no recibo', /\b[Rr]ecibos?\b(?! (por|un))/],
    ['a picture of a product, no foto', /\b[Ff]otos? (de otr|en la web|JPEG, PNG, WebP o AVIF)/],
    ['a deletion, no borrado', /\b(Borrar respuesta|alguien la borró|[Bb]orrar (su|la) cuenta)\b/],
    ['Enter, not Intro', /\bIntro\b/],
    ['Teclas, not Atajos', /\bAtajos\b/],
    ['characters, not letters', /\d letras\b/],
    ['overdue is Vencidas', /Fuera de plazo/],
    ['duties first, then taxes', /[Ii]mpuestos y aranceles/],
    ['ships are barcos', /\bbuques?\b/],
    ['the final price', /El precio firme/],
  ])('%s', (_, wrong) => {
    expect(found('es', wrong)).toEqual([]);
  });

  test.each([
    ['a quotation, no quote', /(?<!-|we |to |, )\b[Qq]uotes?\b(?! without| cars|-)/i],
    ['an e-mail, no mail', /(?<!e-)\bmails?\b(?! se)/i],
    ['a status, no state', /^State$/],
    ['characters, not letters', /\d letters\b/],
    ['the port has its capital', /\bport of Mariel/],
  ])('%s', (_, wrong) => {
    const spec = ['Failed to fetch quotes', 'Quote'];
    const csv = /checked|Check the quotes|check the quotes/;
    expect(found('en', wrong, spec).filter((each) => !csv.test(each))).toEqual([]);
  });

  test('Orden is in SPEC’s two labels, and is what a customer confirms', () => {
    const labels = sentences
      .filter(
        ({ language, text }) => language === 'es' && /[Vv]erificar\b.*\b(orden|pago)/i.test(text),
      )
      .map(({ text }) => text);
    const allowed = [
      'Verificar Orden',
      'Verificar Mi Orden / Pago',
      'Hola, necesito ayuda para verificar mi orden.',
    ];
    for (const label of labels) {
      if (/Verificar Orden/.test(label)) continue;
      if (/El cliente escribe el código al verificar su pago/.test(label)) continue;
      expect(allowed).toContain(label);
    }
  });
});

test('English has the spelling of the USA, but in texts that somebody accepted', () => {
  const british =
    /\b(instalment|favour|colour|grey|licence|catalogue|cancell(ed|ing)|travelled|programme|honour)|(author|organ|recogn)is/i;
  const accepted = /legal\/(terms|privacy)\.ts/;
  expect(found('en', british).filter((each) => !accepted.test(each))).toEqual([]);
});

describe('one way to write it', () => {
  const spec = [
    ...['Cargando ofertas...', 'Loading offers...', 'Sin pagos online'],
    ...['Precio FOB (Puerto de EE.UU.)', 'Envío incluido FOB USA → Cuba'],
  ];
  test.each([
    ['no two stops', 'es', /\.\./],
    ['no two stops', 'en', /\.\./],
    ['EE. UU. with its space', 'es', /EE\.UU/],
    ['en línea, not online', 'es', /\bonline\b/i],
    ['one of a thing is not several', 'es', /(?<!Más de )\b1 (días|cuotas|productos|piezas)\b/],
    [
      'one of a thing is not several',
      'en',
      /(?<!More than )\b1 (days|installments|products|pieces)\b/,
    ],
    // The label of the price, which `priceTexts` explains.
    ['FOB is a label', 'es', /(?<!([Pp]recio estimado|rotulado) )FOB(?!, según)/],
    ['FOB is a label', 'en', /(?<!([Ee]stimated price|labelled) )FOB(?! price|, according)/],
  ] as const)('%s (%s)', (_, language, wrong) => {
    expect(found(language, wrong, [...spec, 'Shipping included FOB USA → Cuba'])).toEqual([]);
  });
});

describe('one style of numbers', () => {
  test('thousands with a comma, as prices have them', () => {
    const years = /\b(19|20)\d\d\b/;
    const bare = (text: string) =>
      text.replace(/\+\d[\d ]+/g, '').match(/(?<![\d,.-])\d{4,}(?![\d-])/g) ?? [];
    const wrong = sentences.filter(({ text }) => bare(text).some((each) => !years.test(each)));
    const examples = [/por ejemplo 15000/, /for example 15000/];
    expect(
      wrong.filter(({ text }) => !examples.some((each) => each.test(text))).map(({ text }) => text),
    ).toEqual([]);
  });

  test('per cent stands apart in Spanish, and not in English', () => {
    expect(found('es', /\d%/)).toEqual([]);
    expect(found('en', /\d\s%/)).toEqual([]);
  });

  test('the clock has 24 hours in Spanish, and twice twelve in English', () => {
    expect(found('es', /\d [AP]M\b/)).toEqual([]);
    expect(found('en', /\b\d{1,2}:\d\d(?! ?[AP]M)/)).toEqual([]);
  });
});

describe('every sign of the texts is in the fonts of a plain Android', () => {
  // Roboto has Latin letters and these; the arrow of SPEC's sentence is drawn (kit/arrow-text.tsx).
  const signs = /^[\p{Script=Latin}\d\s!-~\u00a0¡¿«»“”‘’–—−…·×²³ºª°©≈]*$/u;
  test.each(languages)('in %s', (language) => {
    const strange = sentences
      .filter((each) => each.language === language)
      .filter(({ text }) => !signs.test(text.replace('FOB USA → Cuba', 'FOB USA Cuba')));
    expect(strange.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });
});
