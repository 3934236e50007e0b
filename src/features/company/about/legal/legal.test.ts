import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readCart } from '#features/shop/cart/cart.ts';
import * as registry from '#platform/browser/registry/index.ts';
import { readConfig } from '#platform/config.ts';
import { languages } from '#platform/text/language.ts';
import { companyTexts } from '../messages.ts';
import { accessibility } from './accessibility.ts';
import { cookies } from './cookies.ts';
import { type LegalBlock, type LegalDocument, piecesOf } from './document.ts';
import { legalNotice } from './legal-notice.ts';
import { privacy } from './privacy.ts';
import { readDocument } from './read-markdown.ts';
import { terms } from './terms.ts';
import { inflesz, syllablesOf } from './testing/inflesz.ts';
import { inVersion, termsVersion, termsVersions } from './versions.ts';

const { brand } = readConfig({ NODE_ENV: 'test' });
const all = { terms: inVersion(terms, termsVersion), privacy, cookies, legalNotice, accessibility };
const documents = Object.entries(all).map(([name, texts]) => ({
  name,
  es: texts.es(brand),
  en: texts.en(brand),
}));

// The points that each document must make: the section with them, and some of its words.
const points: [document: keyof typeof all, section: string, words: RegExp[]][] = [
  ['terms', 'aceptacion', [/los acepta/, /mayores de 18/]],
  ['terms', 'servicios', [/intermediario/, /Cotizamos/, /Compramos/, /envío por mar/]],
  [
    'terms',
    'cotizacion',
    [/estimación/, /firme desde que se la enviamos/, /Pague solo/, /no hay pagos en línea/],
  ],
  ['terms', 'cotizacion', [/FOB USA/, /flete marítimo hasta Mariel/, /seguro/]],
  ['terms', 'deberes', [/datos ciertos/, /requisitos legales/, /aranceles e impuestos/, /Recibir/]],
  ['terms', 'envio', [/aproximados/, /Después del embarque.*seguir/, /licencia/, /seguro/]],
  ['terms', 'envio', [/NVOCC es la sigla/, /Caribbean Ro-Ro Lines/]],
  ['terms', 'responsabilidad', [/intermediarios/, /transporte que cubre el seguro/]],
  ['terms', 'responsabilidad', [/Demoras en la aduana/, /Cambios de las leyes/]],
  ['terms', 'responsabilidad', [/rechazo de la mercancía por la aduana/, /impuestos/]],
  ['terms', 'ley', [/FMC/, /OFAC/, /sanciones/, /Aduana de Cuba/, /leyes de los estados/]],
  ['terms', 'cancelaciones', [/solo antes del embarque/, /proveedor/, /cargos de gestión/]],
  ['terms', 'propiedad', [/marca/]],
  ['terms', 'cambios', [/desde que se publica/]],
  ['terms', 'tribunales', [/leyes de los Estados Unidos/, /tribunales/, /español es el que vale/]],
  ['terms', 'contacto', [/contacto@marielauto\.example/, /WhatsApp/, /hora del este/]],
  ['privacy', 'quienes-somos', [/oficinas en varios estados/]],
  ['privacy', 'mayores-de-edad', [/18 años/]],
  [
    'privacy',
    'orden',
    [/Quién recibe/, /referencia del banco/, /nombre de quien paga/, /foto del acta firmada/],
  ],
  ['privacy', 'orden', [/listas de sanciones/, /enlaces que comparte/, /versión de los términos/]],
  ['privacy', 'orden', [/el suyo, el de quien paga y el de quien recibe/, /correos.*90 días/]],
  ['privacy', 'orden', [/orden a otra persona: quién la pidió/, /qué respondió su dueño/]],
  ['privacy', 'codigos', [/Nunca pedimos códigos por teléfono/]],
  ['terms', 'datos', [/quién recibe/, /referencias del banco/, /actas firmadas/, /\(privacy\)/]],
  ['privacy', 'plazo', [/al menos 7 años/, /10 años/, /\(cookies\)/]],
  ['privacy', 'borrar-cuenta', [/enseguida su perfil/, /enlace con el servicio de identidad/]],
  ['privacy', 'borrar-cuenta', [/sesiones/, /10 años/, /administrador/, /se borran/, /abierta/]],
  ['privacy', 'cookies', [/\(cookies\)/]],
  ['cookies', 'cuales', [/Hasta que cierra el navegador/, /7 días/, /30 días/, /Idioma/]],
  ['cookies', 'cuales', [/Ninguna hoy.*12 meses/]],
  ['cookies', 'contacto', [/\(privacy\)/]],
  ['legalNotice', 'datos', [/\(privacy\)/]],
  ['legalNotice', 'operador', [/NVOCC/, /FMC/, /seguro/]],
  ['legalNotice', 'impuestos', [/importador autorizado/]],
  ['legalNotice', 'informacion', [/FOB/, /datos propios de la empresa/]],
  ['accessibility', 'norma', [/WCAG 2\.2/, /AA/]],
  ['accessibility', 'probado', [/axe-core/, /Teclado/, /320/]],
  ['accessibility', 'falta', [/TalkBack/, /VoiceOver/, /NVDA/]],
  ['accessibility', 'avisar', [/contacto@/, /WhatsApp/]],
];

test.each(points)('%s, %s: every point of the specification is there', (name, id, words) => {
  const section = all[name].es(brand).sections.find((each) => each.id === id);
  const text = section?.blocks.flatMap(textsOf).join(' ');
  for (const word of words) expect(text).toMatch(word);
});

test('the terms in force promise that a firm price does not change', () => {
  for (const language of languages) {
    const text = JSON.stringify(inVersion(terms, termsVersion)[language](brand));
    expect(text).not.toMatch(/puede cambiar hasta que usted confirme|may change until you confirm/);
    expect(text).not.toMatch(/primera cuota en nuestra cuenta/);
  }
});

test('the terms say when they were last changed', () => {
  const updated = termsVersions.map((version) => inVersion(terms, version).es(brand).updated);
  expect(updated).toEqual([
    'Última actualización: 26 de noviembre de 2026',
    'Última actualización: noviembre de 2026',
    'Última actualización: octubre de 2025',
  ]);
});

test.each([
  [terms, '2025-10', '91e5f897c83e1d8c'],
  [terms, '2026-11', '1318d9c6a8654741'],
  [privacy, '2025-10', '49d3fc5d9e9e940c'],
])(
  'what somebody accepted stays what it was: an older version never changes',
  (texts, version, hash) => {
    const { es, en } = inVersion(texts, version);
    const text = JSON.stringify([es(brand), en(brand)]);
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
  },
);

test('the durations are those of the program', () => {
  expect(registry.provinceEntry.days).toBe(30);
  expect(registry.languageEntry.days).toBe(365);
  const kept = readConfig({ RETENTION_YEARS: '12' }).brand;
  expect(allTexts(privacy.es(kept)).join(' ')).toContain('Hoy nuestro plazo es de 12 años.');
  const item = { productId: '1', productName: 'A', price: 1, quantity: 1, province: 'HAB' };
  const cart = (days: number) =>
    JSON.stringify({ items: [item], savedAt: new Date(Date.now() - days * 86_400_000) });
  expect(readCart(cart(6.9), Date.now()).items).toHaveLength(1);
  expect(readCart(cart(7.1), Date.now()).items).toEqual([]);
});

test('the cookie policy names whatever may stay in a browser', () => {
  for (const language of languages) {
    const words = allTexts(cookies[language](brand))
      .join(' ')
      .split(/[^a-z-]+/);
    const untold = Object.values(registry).filter(({ name }) => !words.includes(name));
    expect(untold, language).toEqual([]);
  }
});

test.each(languages)('the cookie policy tells the periods of the program, %s', (language) => {
  const terms = cookies[language](brand)
    .sections.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'terms' in block ? block.terms : []));
  for (const [term, detail] of terms) {
    const names: string[] = detail.match(/mariel-auto[a-z-]*/g) ?? [];
    const kept = Object.values(registry).filter(({ name }) => names.includes(name));
    const days = kept.flatMap((entry) => ('days' in entry ? entry.days : []));
    const period = detail.slice(0, detail.indexOf('. ')).replace(/12 (meses|months)/, '365 days');
    const told = [...period.matchAll(/(\d+) d(?:ía|ay)s/g)].map(([, count]) => Number(count));
    if (days.length > 0) expect(told, term).not.toEqual([]);
    for (const each of told) expect(days, term).toContain(each);
  }
});

test('the cookie policy names nothing twice', () => {
  for (const language of languages) {
    for (const text of allTexts(cookies[language](brand))) {
      const names = text.match(/mariel-auto(-[a-z]+)*/g) ?? [];
      expect([...new Set(names)], text).toEqual(names);
    }
  }
});

test('no document promises a mail that the shop does not send', () => {
  // It writes about one's own quotation, verification and account, and to nobody else.
  expect(allTexts(privacy.es(brand)).join(' ')).not.toMatch(/avisamos por correo a quien/);
  expect(allTexts(privacy.en(brand)).join(' ')).not.toMatch(/tell everyone .* by e-mail/);
});

test.each(documents)('$name: the translation is complete and has the same shape', ({ es, en }) => {
  expect(en.sections.map(shapeOf)).toEqual(es.sections.map(shapeOf));
  expect(en.summary.length).toBe(es.summary.length);
  expect(es.summary.length).toBeGreaterThanOrEqual(3);
  expect(es.summary.length).toBeLessThanOrEqual(5);
  const ids = es.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // A sentence that was left in the other language would appear in both.
  const spanish = new Set(allTexts(es));
  expect(allTexts(en).filter((text) => text.length > 40 && spanish.has(text))).toEqual([]);
});

test('only the translation says that the other text governs', () => {
  expect(companyTexts.es.governs).toBe('');
  expect(companyTexts.en.governs).toContain('Spanish text governs');
});

test.each(documents)('$name: no exclamation marks, every link leads somewhere', (document) => {
  for (const language of languages) {
    for (const text of allTexts(document[language])) {
      expect(text).not.toMatch(/[!¡]/);
      // Marks that nobody reads, and a fact that nobody knows.
      expect(text).not.toMatch(/[*_`#{}]|undefined/);
      expect(() => piecesOf(text)).not.toThrow();
    }
  }
});

test.each(documents)('$name: easy to read (INFLESZ)', ({ es }) => {
  const body = es.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]);
  expect(inflesz(es.summary)).toBeGreaterThanOrEqual(70);
  expect(inflesz(body)).toBeGreaterThanOrEqual(55);
});

test('the reading index counts as a Spaniard does', () => {
  const words = ['importación', 'aduana', 'aérea', 'país', 'que', 'guía', 'ley', 'leyes', 'y'];
  expect(words.map(syllablesOf)).toEqual([4, 3, 4, 2, 1, 2, 1, 2, 1]);
  expect(inflesz(['El sol sale. La casa es roja.'])).toBeGreaterThan(90);
  expect(inflesz(['Consideraciones administrativas internacionales complementarias'])).toBeLessThan(
    0,
  );
});

test('a line that belongs to nothing is refused', () => {
  expect(() =>
    readDocument('# Aviso\n\nDice.\n\n- Uno\n\n## Dos {#dos}\n\nTres\ny cuatro\n'),
  ).toThrow('Tres');
});

test('a link is taken out of its text; EE. UU. stays together', () => {
  expect(piecesOf('Vea las [cookies](cookies) en EE. UU.')).toEqual([
    'Vea las ',
    { words: 'cookies', place: 'cookies' },
    ' en EE.\u00a0UU.',
  ]);
  expect(() => piecesOf('[nada](nowhere)')).toThrow('nowhere');
});

function allTexts({ title, description, updated, summary, sections }: LegalDocument): string[] {
  const inside = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]);
  return [title, description, updated ?? '', ...summary, ...inside];
}

function textsOf(block: LegalBlock): string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return [...block.list];
  if ('steps' in block) return [...block.steps];
  return block.terms.map(([term, detail]) => `${term}: ${detail}`);
}

function shapeOf({ id, blocks }: LegalDocument['sections'][number]) {
  return {
    id,
    blocks: blocks.map((block) => [
      typeof block === 'string' ? 'text' : Object.keys(block)[0],
      textsOf(block).length,
      textsOf(block).map((text) => (text.match(/\]\(\w+\)/g) ?? []).toSorted()),
    ]),
  };
}
