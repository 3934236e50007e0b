import { inflateSync } from 'node:zlib';
import jsqr from 'jsqr';

export function readPdf(bytes: Buffer) {
  const objects = objectsOf(bytes);
  const maps = new Map([...objects].flatMap(([id, { stream }]) => cmapOf(id, stream)));
  const fonts = fontsOf(bytes.toString('latin1'), maps);
  const pages = [...objects.values()].map(({ stream }) => stream).filter((s) => /\bBT\b/.test(s));
  return {
    text: pages.map((page) => textOf(page, fonts)).join('\n'),
    rects: pages.flatMap(rectsOf),
    source: bytes.toString('latin1'),
  };
}

function objectsOf(bytes: Buffer) {
  const found = new Map<string, { stream: string }>();
  const source = bytes.toString('latin1');
  for (const each of source.matchAll(/(\d+) 0 obj\n(<<(?:(?!endobj)[\s\S])*?>>)\nstream\n/g)) {
    const [head = '', id = '', dictionary = ''] = each;
    const from = each.index + head.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const raw = bytes.subarray(from, from + length);
    const stream = dictionary.includes('FlateDecode') ? inflateSync(raw) : raw;
    found.set(id, { stream: stream.toString('latin1') });
  }
  return found;
}

type Signs = Map<number, string>;

function cmapOf(id: string, stream: string): [string, Signs][] {
  if (!stream.includes('begincmap')) return [];
  const signs: Signs = new Map();
  for (const [, first = '', list = ''] of stream.matchAll(/<(\w+)> <\w+> \[(.*?)\]/gs)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<(\w+)>/g)].entries()) {
      const units = hex.match(/.{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? [];
      signs.set(Number.parseInt(first, 16) + at, String.fromCharCode(...units));
    }
  }
  return [[id, signs]];
}

function fontsOf(source: string, maps: Map<string, Signs>): Map<string, Signs> {
  const fonts = new Map<string, Signs>();
  for (const [, names = ''] of source.matchAll(/\/Font <<([\s\S]*?)>>/g)) {
    for (const [, name = '', id = ''] of names.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = new RegExp(`\\n${id} 0 obj\\n(<<[\\s\\S]*?>>)\\nendobj`).exec(source)?.[1] ?? '';
      const signs = maps.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '');
      if (signs) fonts.set(name, signs);
    }
  }
  return fonts;
}

function textOf(page: string, fonts: Map<string, Signs>): string {
  let signs: Signs | undefined;
  const said: string[] = [];
  for (const [, font, glyphs] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/gs)) {
    if (font) signs = fonts.get(font);
    const hex = [...(glyphs ?? '').matchAll(/<(\w+)>/g)].map(([, each]) => each).join('');
    const read = hex.match(/.{4}/g)?.map((glyph) => signs?.get(Number.parseInt(glyph, 16)) ?? '�');
    if (glyphs) said.push(read?.join('') ?? '');
  }
  return said.join('\n');
}

const rectsOf = (page: string) =>
  [...page.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re/g)].map(([, ...four]) => {
    const [x = 0, y = 0, width = 0, height = 0] = four.map(Number);
    return { x, y, width, height };
  });

export function readQr(rects: ReturnType<typeof rectsOf>): string | undefined {
  const [first] = rects;
  if (!first) return undefined;
  // The modules of the QR are as high as one row; other rectangles are not.
  const modules = rects.filter(({ height }) => Math.abs(height - first.height) < 0.01);
  const perModule = 4 / first.height;
  const edge = 16;
  const place = (at: number, from: number) => Math.round((at - from) * perModule) + edge;
  const side = Math.max(...modules.map(({ x, width }) => place(x + width, first.x))) + edge;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, width } of modules) {
    for (let row = place(y, first.y); row < place(y, first.y) + 4; row += 1) {
      for (let at = place(x, first.x); at < place(x + width, first.x); at += 1) {
        pixels.fill(0, (row * side + at) * 4, (row * side + at) * 4 + 3);
      }
    }
  }
  return jsqr.default(pixels, side, side)?.data;
}
