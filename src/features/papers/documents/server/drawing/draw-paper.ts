import type { Task } from '#platform/tasks/task.ts';
import type { Paper } from '../../paper.ts';
import { fonts, margin } from './sheet.ts';

/** Draws a tagged PDF; the same input gives the same bytes. */
export const paperDrawing = {
  name: 'draw-paper',
  lane: 'papers',
  maxMs: 60_000,
  prepare: loadDrawing,
  work: drawPaper,
} satisfies Task<Paper, Buffer>;

/** On demand, because only the process for papers needs it. */
async function loadDrawing() {
  const { default: PDFDocument } = await import('pdfkit');
  const { layOut } = await import('./lay-out.ts');
  return { PDFDocument, layOut };
}

async function drawPaper(paper: Paper): Promise<Buffer> {
  const { PDFDocument, layOut } = await loadDrawing();
  const document = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: paper.language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    font: fonts.regular(),
    info: {
      Title: `${paper.title} · ${paper.brand}`,
      Author: paper.brand,
      Creator: paper.brand,
      CreationDate: new Date(paper.issuedAt),
    },
  });
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
