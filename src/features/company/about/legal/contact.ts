import { defineTexts } from '#platform/text/texts.ts';
import type { Brand } from '../brand.ts';

/**
 * Follows 'Escriba' or 'Write'. If the owner gave neither e-mail nor WhatsApp: a quotation in the
 * account.
 */
export const contactWays = defineTexts({
  es: ({ email, whatsapp }: Brand) =>
    [email && `a [${email}](email)`, whatsapp && 'por [WhatsApp](whatsapp)']
      .filter(Boolean)
      .join(' o ') || 'desde una cotización de su cuenta',
  en: ({ email, whatsapp }: Brand) =>
    [email && `to [${email}](email)`, whatsapp && 'on [WhatsApp](whatsapp)']
      .filter(Boolean)
      .join(' or ') || 'from a quotation of your account',
});
