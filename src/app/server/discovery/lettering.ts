// Letters as strokes, ten units high, since the machine that renders our pictures may have no fonts.

const letters: Record<string, [path: string, width: number]> = {
  A: ['M0 10 4 0 8 10M1.4 6.6h5.2', 8],
  B: ['M0 0v10h3.7a2.7 2.7 0 0 0 0-5.4H0M0 0h3.2a2.3 2.3 0 0 1 0 4.6', 6.4],
  C: ['M8 1A5 5 0 1 0 8 9', 8],
  D: ['M0 0v10h3a5 5 0 0 0 0-10z', 8],
  E: ['M6 0H0v10h6M0 4.8h5', 6],
  F: ['M6 0H0v10M0 4.8h5', 6],
  G: ['M8.5 1.4A5 5 0 1 0 10 5.4H6', 10],
  H: ['M0 0v10M7.5 0v10M0 4.8h7.5', 7.5],
  I: ['M0 0v10', 0],
  J: ['M5 0v7a2.5 2.5 0 0 1-5 .3', 5],
  K: ['M0 0v10M6.6 0 0 6.2M2.4 4 7 10', 7],
  L: ['M0 0v10h5.5', 5.5],
  M: ['M0 10V0l4.5 6.5L9 0v10', 9],
  N: ['M0 10V0l7.5 10V0', 7.5],
  Ñ: ['M0 10V0l7.5 10V0M1.8-2c1.3-1.6 2.6.8 3.9-.6', 7.5],
  O: ['M5 0a5 5 0 1 0 .01 0z', 10],
  P: ['M0 10V0h3.4a2.9 2.9 0 0 1 0 5.8H0', 6.3],
  Q: ['M5 0a5 5 0 1 0 .01 0zM6.5 7l3 3.4', 10],
  R: ['M0 10V0h3.4a2.9 2.9 0 0 1 0 5.8H0M3 5.8 6.6 10', 6.6],
  S: [
    'M6 1.6C5.4.5 4.4 0 3.2 0 1.5 0 .4 1 .4 2.5c0 3.4 6 1.5 6 5C6.4 9 5.1 10 3.3 10 1.7 10 .6 9.3 0 8.1',
    6.4,
  ],
  T: ['M0 0h7M3.5 0v10', 7],
  U: ['M0 0v6.3a3.7 3.7 0 0 0 7.4 0V0', 7.4],
  V: ['M0 0 4 10 8 0', 8],
  W: ['M0 0 3 10 6 1.5 9 10 12 0', 12],
  X: ['M0 0 7 10M7 0 0 10', 7],
  Y: ['M0 0l3.7 4.8L7.4 0M3.7 4.8V10', 7.4],
  Z: ['M0 0h6.8L0 10h6.8', 6.8],
  0: ['M3.3 0C1.2 0 0 2 0 5s1.2 5 3.3 5 3.3-2 3.3-5S5.4 0 3.3 0z', 6.6],
  1: ['M0 1.8 2.6 0v10', 2.6],
  2: ['M.2 2.6C.4 1 1.5 0 3.1 0 4.8 0 6 1.1 6 2.7 6 5 0 7.6 0 10h6.2', 6.2],
  3: [
    'M.4 1.5C1 .5 2 0 3.1 0c1.7 0 2.8.9 2.8 2.4 0 1.6-1.2 2.3-3.3 2.3 2.3 0 3.6.9 3.6 2.6 0 1.7-1.3 2.7-3.1 2.7C1.7 10 .6 9.4 0 8.3',
    6.2,
  ],
  4: ['M5 10V0L0 7h6.8', 6.8],
  5: [
    'M5.8 0H1L.5 4.6c.7-.5 1.5-.8 2.4-.8 2 0 3.3 1.2 3.3 3.1 0 1.9-1.3 3.1-3.2 3.1C1.7 10 .6 9.4 0 8.5',
    6.2,
  ],
  6: ['M4.8 0C2 2 0 4.4 0 6.8A3.2 3.2 0 1 0 .3 5.4', 6.4],
  7: ['M0 0h6.2L2 10', 6.2],
  8: ['M3.2 4.6a2.3 2.3 0 1 1 .01 0 2.7 2.7 0 1 0-.02 0', 6],
  9: ['M1.6 10c2.8-2 4.8-4.4 4.8-6.8A3.2 3.2 0 1 0 6.1 4.6', 6.4],
  '&': ['M8 10 2 3.2C.6 1.6 1.6 0 3.2 0s2.6 1.8 1 3.2L2 5c-3 2.4-1.4 5 1 5 2.4 0 4-2 4.4-4.6', 8],
  '.': ['M0 9.8v.2', 0],
  ',': ['M.4 9.6v.6l-.8 1.4', 0.4],
  '·': ['M0 5v.1', 0],
  '-': ['M0 5.5h3.6', 3.6],
  ' ': ['', 2.6],
};

const between = 2.8;

interface Lettering {
  x: number;
  y: number;
  /** The height of the capitals. It is reduced when the text would be wider than `maxWidth`. */
  size: number;
  maxWidth: number;
  stroke: number;
  colour: string;
}

/** Draws a line in capitals as SVG. Keeps acute accents; leaves out letters without a drawing. */
export function lettering(text: string, looks: Lettering): string {
  let at = 0;
  let paths = '';
  // The ñ is a letter of its own; every other accent is separated from its letter.
  const parts = [...text.toUpperCase()].flatMap((letter) =>
    letter === 'Ñ' ? letter : [...letter.normalize('NFD')],
  );
  let start = 0;
  for (const part of parts) {
    if (part === '\u0301') {
      paths += `<path d="M${(start + (at - between - start) / 2 - 0.6).toFixed(1)}-1.4l1.8-1.9"/>`;
      continue;
    }
    const [path, width] = letters[part] ?? [];
    if (path === undefined || width === undefined) continue;
    if (path) paths += `<path transform="translate(${at.toFixed(1)})" d="${path}"/>`;
    start = at;
    at += width + between;
  }
  const scale = Math.min(looks.size / 10, looks.maxWidth / Math.max(at - between, 1));
  return `<g transform="translate(${looks.x} ${looks.y})scale(${scale.toFixed(3)})" fill="none" stroke="${looks.colour}" stroke-width="${looks.stroke}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
}
