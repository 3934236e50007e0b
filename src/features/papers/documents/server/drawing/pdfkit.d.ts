/** Types for the part of pdfkit 0.20 that draws papers; it brings none. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface TextOptions {
    width?: number;
    align?: 'left' | 'right';
    lineGap?: number;
  }
  interface StructureOptions {
    alt?: string;
    scope?: 'Column' | 'Row';
    bbox?: [number, number, number, number];
  }
  interface StructureElement {
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  }

  interface ParsedFont {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }

  class PDFDocument extends Readable {
    constructor(options: object);
    x: number;
    y: number;
    page: { width: number; height: number };
    _font: { font: ParsedFont };
    addPage(): this;
    font(name: string): this;
    registerFont(name: string, font: ParsedFont): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options: TextOptions): number;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    struct(type: string, options?: StructureOptions, children?: () => void): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }
  export default PDFDocument;
  export type { StructureElement };
}
