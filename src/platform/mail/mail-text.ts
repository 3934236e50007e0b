import type { Language } from '../text/language.ts';
import { oneLine } from '../text/one-line.ts';
import type { MailBlock, MailContent, MailFact } from './mail-content.ts';

export const columns: Record<Language, readonly [string, string, string]> = {
  es: ['Producto', 'Cantidad', 'Importe'],
  en: ['Product', 'Quantity', 'Amount'],
};

/** The text part, with the same facts as the HTML. */
export function textPart(content: MailContent, footer: string): string {
  const blocks = content.blocks.map((each) => block(each, content.language));
  return `${[content.title, ...blocks, footer].join('\n\n')}\n`;
}

function block(block: MailBlock, language: Language): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text.trim();
    case 'said':
      return noteText(block.text);
    case 'heading':
      return `${oneLine(block.text)}\n${'-'.repeat(oneLine(block.text).length)}`;
    case 'reference':
      return [
        `${oneLine(block.label)}: ${oneLine(block.value)}`,
        block.beside && oneLine(block.beside),
      ]
        .filter(Boolean)
        .join('\n');
    case 'facts':
      return block.rows.map(fact).join('\n');
    case 'lines':
      return lines(block, language);
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${oneLine(step)}`).join('\n');
    case 'button':
      return `${oneLine(block.label)}:\n${block.href}`;
    case 'contact':
      return [
        oneLine(block.text),
        ...(block.email ? [block.email] : []),
        ...(block.whatsapp ? [`WhatsApp ${block.whatsapp.number}`, block.whatsapp.href] : []),
      ].join('\n');
  }
}

function fact({ label, value, href }: MailFact): string {
  const link = href?.startsWith('http') ? `\n  ${href}` : '';
  return `${oneLine(label)}: ${oneLine(value)}${link}`;
}

function lines(
  { lines, total, note }: Extract<MailBlock, { kind: 'lines' }>,
  language: Language,
): string {
  const items = lines.map(({ name, quantity, price, total }) => {
    const quantityText =
      price === undefined ? `${columns[language][1]}: ${quantity}. ` : `${quantity} × ${price} = `;
    return `* ${oneLine(name)}\n  ${quantityText}${total}`;
  });
  return [...items, `${oneLine(total.label)}: ${total.value}`, ...(note ? [note] : [])].join('\n');
}

/** Quotes each line with '>', so that no line looks like one of ours. */
function noteText(text: string): string {
  return text
    .trim()
    .split(/\r\n|[\r\n\p{Zl}\p{Zp}]/u)
    .map((each) => `> ${each}`)
    .join('\n');
}
