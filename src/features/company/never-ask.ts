import { defineTexts } from '#platform/text/texts.ts';

/**
 * Stands wherever a page speaks of a code: thieves take over somebody's WhatsApp by asking for the
 * code that it sends.
 */
export const neverAskTexts = defineTexts({
  codes: {
    es: 'Nunca pedimos códigos por teléfono, ni por llamada ni por mensaje.',
    en: 'We never ask for codes by phone, neither in a call nor in a message.',
  },
  accounts: {
    es: 'Nunca mandamos números de cuenta por chat.',
    en: 'We never send account numbers by chat.',
  },
});
