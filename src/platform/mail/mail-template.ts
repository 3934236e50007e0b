import type { Mail } from './mail.ts';
import { escapeHtml, hairline, ink, quiet, sand, sea } from './mail-html.ts';
import type { MailBlock } from './mail-parts.ts';

interface MailContent extends Omit<Mail, 'text' | 'html'> {
  title: string;
  /** Mail programs show it beside the subject. Default the title. */
  preheader?: string;
  blocks: readonly MailBlock[];
  brand: { name: string; email?: string | undefined };
  /** What customers are told above all: against those who write in our name. */
  warning?: string;
  checkAt?: string;
}

export function renderMail(content: MailContent): Mail {
  const { to, subject, language, replyTo, title, preheader = title, blocks } = content;
  const end = footer(content);
  return {
    to,
    subject,
    language,
    ...(replyTo && { replyTo }),
    text: `${[title, ...blocks.map(({ text }) => text), end].join('\n\n')}\n`,
    html: htmlPart({ ...content, preheader }, end),
  };
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Writes one column with inline styles, no pictures and nothing from other hosts. */
function htmlPart(
  { language, title, preheader, brand, blocks }: MailContent & { preheader: string },
  footer: string,
): string {
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
${blocks.map(({ html }) => html).join('\n')}
</td></tr></table>
<p style="max-width:560px;margin:16px auto;padding:0 12px;${font};font-size:14px;line-height:1.5;color:${quiet};text-align:left">${escapeHtml(footer)}</p>
</td></tr></table>
</div>
</body>
</html>
`;
}

function footer({ language, brand, warning, checkAt }: MailContent): string {
  const to = brand.email ? `: ${brand.email}` : '';
  const never =
    language === 'es'
      ? `${brand.name} nunca pide tarjetas ni claves por correo, ni manda en él números de cuenta: dónde pagar se ve en nuestra página. Si recibe un mensaje así en nuestro nombre, no lo conteste y avísenos${to}.`
      : `${brand.name} never asks for cards or passwords by e-mail, nor sends account numbers in one: where to pay stands on our website. If you receive such a message in our name, do not answer it and let us know${to}.`;
  const warnings = warning ? `${warning} ${never}` : never;
  if (!checkAt) return warnings;
  const check =
    language === 'es'
      ? `Compruebe que somos nosotros: ${checkAt}`
      : `Check that it is really us: ${checkAt}`;
  return `${warnings} ${check}`;
}
