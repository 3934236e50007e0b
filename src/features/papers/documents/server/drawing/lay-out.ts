import anyAscii from 'any-ascii';
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { Paper, PaperFact, PaperLine, PaperTable } from '../../paper.ts';
import { qrRuns } from './qr-code.ts';
import { margin } from './sheet.ts';

const colors = { text: '#14202b', quiet: '#51606c', line: '#c9d2d8' };
const qrSide = 92;
const columns = [
  { x: margin, width: 288 },
  { x: margin + 296, width: 44 },
  { x: margin + 344, width: 80 },
  { x: margin + 428, width: 88 },
] as const;

interface Pen {
  document: PDFDocument;
  root: StructureElement;
  width: number;
  bottom: number;
}

interface TextStyle {
  x?: number;
  width?: number;
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

export async function layOut(document: PDFDocument, paper: Paper): Promise<void> {
  const root = document.struct('Document');
  document.addStructure(root);
  const { width, height } = document.page;
  const pen: Pen = { document, root, width: width - 2 * margin, bottom: height - margin };
  drawHead(pen, paper);
  drawFacts(pen, paper.facts);
  if (paper.table) drawLines(pen, paper.table);
  drawTotals(pen, paper.totals);
  for (const { title, facts } of paper.sections) {
    space(pen, 12);
    reserve(pen, 44);
    block(pen, 'H2', title, { size: 12, bold: true });
    space(pen, 4);
    drawFacts(pen, facts);
  }
  for (const text of paper.paragraphs) {
    space(pen, 8);
    block(pen, 'P', text, { size: 9.5 });
  }
  for (const label of paper.byHand ?? []) drawByHand(pen, label);
  space(pen, 10);
  block(pen, 'P', paper.contact, { size: 9, color: colors.quiet });
  root.end();
}

function drawHead(pen: Pen, paper: Paper): void {
  const { document, width } = pen;
  const beside = width - qrSide - 24;
  const { y: top } = document;
  const { checkAddress } = paper;
  if (checkAddress) drawQr(pen, { ...paper, checkAddress }, { x: margin + width - qrSide, y: top });
  document.y = top;
  block(pen, 'P', paper.brand, { size: 13, bold: true, color: colors.quiet, width: beside });
  block(pen, 'H1', paper.title, { size: 20, bold: true, width: beside });
  space(pen, 4);
  block(pen, 'P', paper.checkText, { size: 9, color: colors.quiet, width: beside });
  block(pen, 'P', paper.number, { size: 10, bold: true, width: beside });
  document.y = Math.max(document.y, top + qrSide) + 14;
  rule(pen);
}

function drawQr(
  pen: Pen,
  paper: { checkAddress: string; qrText: string },
  { x, y }: { x: number; y: number },
): void {
  const { document, root } = pen;
  const { size, runs } = qrRuns(paper.checkAddress);
  const unit = qrSide / size;
  const bbox: [number, number, number, number] = [x, y, x + qrSide, y + qrSide];
  root.add(
    document.struct('Figure', { alt: paper.qrText, bbox }, () => {
      for (const run of runs) {
        document.rect(x + run.x * unit, y + run.y * unit, run.width * unit, unit);
      }
      document.fill('#000000');
    }),
  );
}

function drawFacts(pen: Pen, facts: readonly PaperFact[]): void {
  const { document } = pen;
  const side = { size: 9.5, width: 130 };
  for (const { label, value } of facts) {
    document.font('regular').fontSize(side.size);
    reserve(pen, Math.max(16, document.heightOfString(shown(pen, label), side)));
    const { y, page } = document;
    block(pen, 'P', label, { ...side, color: colors.quiet });
    const below = document.y;
    document.y = y;
    block(pen, 'P', value, { size: 10, x: margin + 138, width: pen.width - 138 });
    // A label may have more lines than its value.
    if (document.page === page) document.y = Math.max(document.y, below);
    space(pen, 2);
  }
}

function drawLines(pen: Pen, { title, columns: heads, lines }: PaperTable): void {
  const { document, root } = pen;
  space(pen, 10);
  block(pen, 'H2', title, { size: 12, bold: true });
  space(pen, 4);
  const table = document.struct('Table');
  root.add(table);
  const [text, quantity, price, total] = heads;
  drawRow(pen, table, 'TH', { text, quantity, price, total });
  for (const line of lines) {
    drawRow(pen, table, 'TD', line);
  }
  table.end();
}

function drawRow(pen: Pen, table: StructureElement, cell: 'TH' | 'TD', line: PaperLine): void {
  const { document } = pen;
  const head = cell === 'TH';
  const [first] = columns;
  const size = 10;
  document.font(head ? 'bold' : 'regular').fontSize(size);
  reserve(pen, document.heightOfString(shown(pen, line.text), { width: first.width }) + 10);
  const top = document.y;
  const row = document.struct('TR');
  table.add(row);
  let bottom = top;
  for (const [at, value] of [line.text, line.quantity, line.price, line.total].entries()) {
    const column = columns[at] ?? first;
    document.y = top;
    const look: TextStyle = { ...column, size, bold: head, align: at === 0 ? 'left' : 'right' };
    const drawn = document.struct(cell, head ? { scope: 'Column' } : {}, () =>
      write(pen, value, look),
    );
    row.add(drawn);
    bottom = Math.max(bottom, document.y);
  }
  row.end();
  document.y = bottom + 3;
  rule(pen);
}

function drawTotals(pen: Pen, totals: readonly PaperFact[]): void {
  for (const { label, value } of totals) {
    space(pen, 4);
    reserve(pen, 20);
    const { y } = pen.document;
    block(pen, 'P', label, { size: 12, bold: true, width: columns[2].x - margin });
    pen.document.y = y;
    const { x } = columns[1];
    block(pen, 'P', value, {
      size: 12,
      bold: true,
      x,
      width: margin + pen.width - x,
      align: 'right',
    });
  }
}

function drawByHand(pen: Pen, label: string): void {
  reserve(pen, 62);
  space(pen, 40);
  rule(pen);
  block(pen, 'P', label, { size: 9.5, color: colors.quiet });
}

function block(pen: Pen, tag: 'P' | 'H1' | 'H2', text: string, look: TextStyle = {}): void {
  const { document, root } = pen;
  reserve(pen, (look.size ?? 10) * 1.4);
  root.add(document.struct(tag, {}, () => write(pen, text, look)));
}

function write(pen: Pen, text: string, look: TextStyle): void {
  const { document, width: whole } = pen;
  const { x = margin, width = whole, size = 10, bold = false, align = 'left' } = look;
  document
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(look.color ?? colors.text)
    .text(shown(pen, text), x, document.y, { width, align, lineGap: 1 });
}

/**
 * Writes what the font lacks in Latin letters, an emoji by its name, so that nothing of a name is
 * lost: 'Анна 🚗' is 'Анна :red_car:', '王' 'Wang'. What has no letters stands as its number.
 */
function shown({ document }: Pen, text: string): string {
  const { font } = document._font;
  const isDrawn = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  return [
    ...text
      .normalize('NFC')
      .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
      .replace(/\s+/gu, ' '),
  ]
    .map((sign) => (isDrawn(sign) ? sign : anyAscii(sign) || numberOf(sign)))
    .join('');
}

const numberOf = (sign: string) =>
  `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

function rule(pen: Pen): void {
  const { document, width } = pen;
  document.markContent('Artifact', { type: 'Layout' });
  document.rect(margin, document.y, width, 0.6).fill(colors.line);
  document.endMarkedContent();
  document.y += 4;
}

function space({ document }: Pen, points: number): void {
  document.y += points;
}

function reserve({ document, bottom }: Pen, points: number): void {
  if (document.y + points > bottom) document.addPage();
}
