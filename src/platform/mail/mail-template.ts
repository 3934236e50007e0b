import type { MailContent } from './mail-content.ts';
import { htmlPart } from './mail-html.ts';
import { textPart } from './mail-text.ts';

export function renderMail(content: MailContent): { text: string; html: string } {
  const end = footer(content);
  return { text: textPart(content, end), html: htmlPart(content, end) };
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
