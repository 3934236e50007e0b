import type { Plugin } from 'vite';
import type { LegalBlock, LegalDocument } from './document.ts';

/** Makes a `LegalMarkdown` of each Markdown file, so that no phone reads Markdown. */
export const legalMarkdown: Plugin = {
  name: 'legal-markdown',
  transform(markdown, id) {
    if (!id.endsWith('.md')) return null;
    const document = JSON.stringify(readDocument(markdown));
    const code = `export default (facts) => (${document.replace(/\{(\w+)\}/g, '"+facts.$1+"')});`;
    return { code, moduleType: 'js' };
  },
};

/**
 * Reads what our texts have of Markdown, a block in each paragraph: title, description, summary and
 * date, then sections, `## Envío {#envio since=2026-11}`, of which one may be the summary of older versions.
 */
export function readDocument(markdown: string): LegalDocument {
  const [head = '', ...sections] = markdown.trim().split('\n\n## ');
  const [title = '', description = '', summary = '', updated] = head.split('\n\n');
  return {
    title: withoutMark(title),
    description,
    ...(updated && { updated }),
    summary: summary.split('\n').map(withoutMark),
    sections: sections.map(readSection),
  };
}

function readSection(markdown: string): LegalDocument['sections'][number] {
  const [line = '', ...blocks] = markdown.split('\n\n');
  const [heading = '', attributes = ''] = line.slice(0, -1).split(' {#');
  const [id = '', ...versions] = attributes.split(' ');
  const limits = Object.fromEntries(versions.map((each) => each.split('=')));
  return { id, ...limits, heading, blocks: blocks.map(readBlock) };
}

function readBlock(markdown: string): LegalBlock {
  const lines = markdown.split('\n');
  if (markdown.startsWith('- ')) return { list: lines.map(withoutMark) };
  if (markdown.startsWith('1. ')) return { steps: lines.map(withoutMark) };
  if (lines.length === 1) return markdown;
  return { terms: markdown.split(/\n(?!: )/).map(readTerm) };
}

function readTerm(markdown: string): [term: string, detail: string] {
  const [term = '', detail] = markdown.split('\n: ');
  if (!detail) throw new Error(`a legal text has a line of no paragraph: ${markdown}`);
  return [term, detail];
}

const withoutMark = (line: string) => line.slice(line.indexOf(' ') + 1);
