import type { Language } from '../text/language.ts';
import { oneLine } from '../text/one-line.ts';
import { address, escapeHtml, hairline, ink, link, prose, quiet, sand, sea } from './mail-html.ts';

// The parts of a mail by name. Each says the same facts as HTML and as text.

export interface MailBlock {
  html: string;
  text: string;
}

/** A fact without a value is left out. */
export interface MailFact {
  label: string;
  value: string | null | undefined;
  /** `https:`, `mailto:` or `tel:`; other schemes are shown without a link. */
  href?: string;
}

interface MailLine {
  name: string;
  quantity: number;
  price?: string | undefined;
  total: string;
}

interface MailLines {
  lines: readonly MailLine[];
  total: { label: string; value: string };
  note?: string;
}

/** A way that we do not have is undefined. */
export interface MailContact {
  email: string | undefined;
  whatsapp: { number: string; href: string } | undefined;
}

export const paragraph = (text: string): MailBlock => ({
  html: `<p style="margin:0 0 16px">${prose(text)}</p>`,
  text: text.trim(),
});

export const heading = (text: string): MailBlock => ({
  html: `<h2 style="margin:28px 0 8px;font-size:19px;line-height:1.3">${escapeHtml(text)}</h2>`,
  text: `${oneLine(text)}\n${'-'.repeat(oneLine(text).length)}`,
});

/** An important sentence, highlighted. */
export const note = (text: string): MailBlock => ({
  html: `<p style="margin:0 0 16px;padding:12px 16px;background:${sand};border-left:4px solid ${sea}">${prose(text)}</p>`,
  text: text.trim(),
});

/** A quotation of what somebody wrote; in the text '>' begins each line, so that none looks like ours. */
export const said = (text: string): MailBlock => ({
  html: `<blockquote style="margin:0 0 16px;padding:12px 16px;border:1px solid ${hairline};border-radius:10px;word-break:break-word">${prose(text)}</blockquote>`,
  text: text
    .trim()
    .split(/\r\n|[\r\n\p{Zl}\p{Zp}]/u)
    .map((line) => `> ${line}`)
    .join('\n'),
});

export const steps = (each: readonly string[]): MailBlock => ({
  html: `<ol style="margin:0 0 16px;padding-left:24px">${each.map((step) => `<li style="margin:0 0 8px">${escapeHtml(step)}</li>`).join('')}</ol>`,
  text: each.map((step, index) => `${index + 1}. ${oneLine(step)}`).join('\n'),
});

export const button = (label: string, href: string): MailBlock => ({
  html: `<p style="margin:20px 0"><a href="${address(href)}" style="display:inline-block;padding:13px 22px;background:${sea};color:#fff;border-radius:10px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`,
  text: `${oneLine(label)}:\n${href}`,
});

export const reference = (label: string, value: string, beside = ''): MailBlock => ({
  html: `<p style="margin:0 0 16px;padding:12px 16px;background:${sand};border-radius:10px"><span style="display:block;font-size:15px;color:${quiet}">${escapeHtml(label)}</span><strong style="font-size:21px;line-height:1.3;white-space:nowrap">${escapeHtml(value)}</strong>${beside && `<span style="display:block;font-size:15px">${escapeHtml(beside)}</span>`}</p>`,
  text: `${oneLine(label)}: ${oneLine(value)}${beside && `\n${oneLine(beside)}`}`,
});

/** Nothing where there are no ways to us. */
export function contact(text: string, ways: MailContact | undefined): MailBlock[] {
  if (!ways) return [];
  const { email, whatsapp } = ways;
  const links = [
    ...(email ? [{ href: `mailto:${email}`, label: email, text: email }] : []),
    ...(whatsapp ? [whatsappPart(whatsapp)] : []),
  ];
  const html = [escapeHtml(text), ...links.map(({ href, label }) => link(href, label))];
  return [
    {
      html: `<p style="margin:0 0 16px">${html.join('<br>')}</p>`,
      text: [oneLine(text), ...links.map((each) => each.text)].join('\n'),
    },
  ];
}

function whatsappPart({ number, href }: NonNullable<MailContact['whatsapp']>) {
  const label = `WhatsApp ${number}`;
  return { href, label, text: `${label}\n${href}` };
}

export function facts(rows: readonly MailFact[]): MailBlock {
  const parts = rows.flatMap(({ value, ...row }) => (value ? [fact({ ...row, value })] : []));
  return {
    html: `<dl style="margin:0 0 16px">${parts.map(({ html }) => html).join('')}</dl>`,
    text: parts.map(({ text }) => text).join('\n'),
  };
}

function fact({ label, value, href = '' }: MailFact & { value: string }): MailBlock {
  const shown = address(href) ? link(href, value) : escapeHtml(value);
  return {
    html: `<div style="margin:0 0 8px"><dt style="font-size:15px;color:${quiet}">${escapeHtml(label)}</dt><dd style="margin:0;word-break:break-word">${shown}</dd></div>`,
    text: `${oneLine(label)}: ${oneLine(value)}${href.startsWith('http') ? `\n  ${href}` : ''}`,
  };
}

const columns: Record<Language, readonly [string, string, string]> = {
  es: ['Producto', 'Cantidad', 'Importe'],
  en: ['Product', 'Quantity', 'Amount'],
};

/** Products, their prices and the sum. */
export function lines({ lines, total, note = '' }: MailLines, language: Language): MailBlock {
  const [product, count, amount] = columns[language];
  const head = `style="padding:0 0 6px;font-size:15px;font-weight:400;color:${quiet}"`;
  const foot = `style="padding:12px 0 0;border-top:2px solid ${ink};font-weight:700"`;
  const parts = lines.map((each) => line(each, count));
  return {
    html: `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px;border-collapse:collapse"><thead><tr><th scope="col" ${head} align="left">${product}</th><th scope="col" ${head} align="right">${amount}</th></tr></thead><tbody>
${parts.map(({ html }) => html).join('\n')}
</tbody><tfoot><tr><td colspan="2" ${foot}>${escapeHtml(total.label)} <span style="float:right;font-size:20px">${escapeHtml(total.value)}</span></td></tr></tfoot></table>${note && `<p style="margin:8px 0 16px">${prose(note)}</p>`}`,
    text: [
      ...parts.map(({ text }) => text),
      `${oneLine(total.label)}: ${total.value}`,
      ...(note ? [note] : []),
    ].join('\n'),
  };
}

// Short: a quote has up to 50 lines and the mail must stay below 20 KB.
const cell = `style="padding:10px 12px 10px 0;border-top:1px solid ${hairline}"`;
const end = `style="padding:10px 0;border-top:1px solid ${hairline}" align="right"`;

function line({ name, quantity, price, total }: MailLine, count: string): MailBlock {
  const [many, nowrap] = price
    ? [`${quantity} × ${price}`, ' nowrap']
    : [`${count}: ${quantity}`, ''];
  return {
    html: `<tr valign="top"><td ${cell}>${escapeHtml(name)}<br><small>${escapeHtml(many)}</small></td><td ${end}${nowrap}>${escapeHtml(total)}</td></tr>`,
    text: `* ${oneLine(name)}\n  ${many}${price ? ' = ' : '. '}${total}`,
  };
}
