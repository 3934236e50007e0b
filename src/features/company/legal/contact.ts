import { defineTexts } from '#platform/text/texts.ts';
import type { Brand } from '../brand.ts';

/**
 * Where people write to us, to follow 'Escriba' or 'Write': by the ways that the owner gave. Without
 * any it is a quotation in their account, which everyone can write about.
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
