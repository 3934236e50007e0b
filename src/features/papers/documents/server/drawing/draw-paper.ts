import type { Task } from '#platform/tasks/task.ts';
import type { Paper } from '../../paper.ts';
import { fontFiles, margin } from './sheet.ts';

/** Draws a tagged PDF; the same input gives the same bytes. */
export const paperDrawing = {
  name: 'draw-paper',
  lane: 'papers',
  maxMs: 60_000,
  prepare: loadDrawing,
  work: drawPaper,
} satisfies Task<Paper, Buffer>;

let loaded: ReturnType<typeof load> | undefined;

/** On demand, because only the process for papers needs it. */
function loadDrawing() {
  loaded ??= load();
  return loaded;
}

/** Fonts are parsed once: that takes longer than drawing a page. */
async function load() {
  const { default: PDFDocument } = await import('pdfkit');
  const { layOut } = await import('./lay-out.ts');
  const parsed = Object.entries(fontFiles).map(
    ([name, file]) => [name, new PDFDocument({ font: file })._font.font] as const,
  );
  return { PDFDocument, layOut, fonts: parsed };
}

async function drawPaper(paper: Paper): Promise<Buffer> {
  const { layOut } = await loadDrawing();
  const document = await openDocument(paper);
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  await layOut(document, paper);
  document.end();
  return whole;
}

export async function openDocument({ language, title, brand, issuedAt }: Paper) {
  const { PDFDocument, fonts } = await loadDrawing();
  const document = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    font: null,
    info: {
      Title: `${title} · ${brand}`,
      Author: brand,
      Creator: brand,
      CreationDate: new Date(issuedAt),
    },
  });
  for (const [name, font] of fonts) document.registerFont(name, font);
  return document;
}
