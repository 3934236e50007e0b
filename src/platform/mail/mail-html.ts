import type { MailBlock, MailContent } from './mail-content.ts';
import { columns } from './mail-text.ts';

// Mail programs ignore custom properties, and many drop <style>.
const ink = '#10243b';
const quiet = '#44556a';
const sea = '#0b5563';
const sand = '#f5f0e7';
const hairline = '#dcd6ca';
const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Writes one column with inline styles, no pictures and nothing from other hosts. */
export function htmlPart(content: MailContent, footer: string): string {
  const { language, title, preheader = title, brand, blocks } = content;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${sand};color:${ink};${font};font-size:17px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${sand}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fff;border:1px solid ${hairline};border-radius:10px;text-align:left"><tr><td style="padding:24px 20px;${font};font-size:17px;line-height:1.5;color:${ink}">
<div style="border-bottom:2px solid ${sea};padding-bottom:12px;font-weight:700;color:${sea}">${escapeHtml(brand.name)}</div>
<h1 style="margin:24px 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>
${blocks.map((each) => block(each, content)).join('\n')}
</td></tr></table>
<p style="max-width:560px;margin:16px auto;padding:0 12px;${font};font-size:14px;line-height:1.5;color:${quiet};text-align:left">${escapeHtml(footer)}</p>
</td></tr></table>
</div>
</body>
</html>
`;
}

function block(block: MailBlock, content: MailContent): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${prose(block.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:28px 0 8px;font-size:19px;line-height:1.3">${escapeHtml(block.text)}</h2>`;
    case 'reference':
      return `<p style="margin:0 0 16px;padding:12px 16px;background:${sand};border-radius:10px"><span style="display:block;font-size:15px;color:${quiet}">${escapeHtml(block.label)}</span><strong style="font-size:21px;line-height:1.3;white-space:nowrap">${escapeHtml(block.value)}</strong>${block.beside ? `<span style="display:block;font-size:15px">${escapeHtml(block.beside)}</span>` : ''}</p>`;
    case 'facts':
      return facts(block);
    case 'lines':
      return lines(block, content);
    case 'steps':
      return `<ol style="margin:0 0 16px;padding-left:24px">${block.steps.map((step) => `<li style="margin:0 0 8px">${escapeHtml(step)}</li>`).join('')}</ol>`;
    case 'button':
      return `<p style="margin:20px 0"><a href="${address(block.href)}" style="display:inline-block;padding:13px 22px;background:${sea};color:#fff;border-radius:10px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'contact':
      return `<p style="margin:0 0 16px">${[
        escapeHtml(block.text),
        ...(block.email ? [link(`mailto:${block.email}`, block.email)] : []),
        ...(block.whatsapp ? [link(block.whatsapp.href, `WhatsApp ${block.whatsapp.number}`)] : []),
      ].join('<br>')}</p>`;
    case 'said':
      return `<blockquote style="margin:0 0 16px;padding:12px 16px;border:1px solid ${hairline};border-radius:10px;word-break:break-word">${prose(block.text)}</blockquote>`;
    case 'note':
      return `<p style="margin:0 0 16px;padding:12px 16px;background:${sand};border-left:4px solid ${sea}">${prose(block.text)}</p>`;
  }
}

function facts({ rows }: Extract<MailBlock, { kind: 'facts' }>): string {
  const items = rows.map(({ label, value, href }) => {
    const shown = href && address(href) ? link(href, value) : escapeHtml(value);
    return `<div style="margin:0 0 8px"><dt style="font-size:15px;color:${quiet}">${escapeHtml(label)}</dt><dd style="margin:0;word-break:break-word">${shown}</dd></div>`;
  });
  return `<dl style="margin:0 0 16px">${items.join('')}</dl>`;
}

function lines(block: Extract<MailBlock, { kind: 'lines' }>, { language }: MailContent): string {
  const [product, count, amount] = columns[language];
  // Short: a quote has up to 50 lines and the mail must stay below 20 KB.
  const cell = `style="padding:10px 12px 10px 0;border-top:1px solid ${hairline}"`;
  const end = `style="padding:10px 0;border-top:1px solid ${hairline}" align="right"`;
  const head = `style="padding:0 0 6px;font-size:15px;font-weight:400;color:${quiet}"`;
  const foot = `style="padding:12px 0 0;border-top:2px solid ${ink};font-weight:700"`;
  const items = block.lines.map(({ name, quantity, price, total }) => {
    const quantityText = price === undefined ? `${count}: ${quantity}` : `${quantity} × ${price}`;
    const nowrap = price === undefined ? '' : ' nowrap';
    return `<tr valign="top"><td ${cell}>${escapeHtml(name)}<br><small>${escapeHtml(quantityText)}</small></td><td ${end}${nowrap}>${escapeHtml(total)}</td></tr>`;
  });
  const note = block.note ? `<p style="margin:8px 0 16px">${prose(block.note)}</p>` : '';
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px;border-collapse:collapse"><thead><tr><th scope="col" ${head} align="left">${product}</th><th scope="col" ${head} align="right">${amount}</th></tr></thead><tbody>
${items.join('\n')}
</tbody><tfoot><tr><td colspan="2" ${foot}>${escapeHtml(block.total.label)} <span style="float:right;font-size:20px">${escapeHtml(block.total.value)}</span></td></tr></tfoot></table>${note}`;
}

function link(href: string, text: string): string {
  return `<a href="${address(href)}" style="display:inline-block;padding:6px 0;color:${sea};word-break:break-word">${escapeHtml(text)}</a>`;
}

/** An escaped link; '' for other schemes (javascript:, data: …). */
function address(href: string): string {
  return /^(https?:\/\/|mailto:|tel:)/.test(href) ? escapeHtml(href) : '';
}

function prose(text: string): string {
  return escapeHtml(text.trim()).replaceAll('\n', '<br>');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
