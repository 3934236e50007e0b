import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';

/**
 * Shown wherever a page mentions a code: thieves take over a WhatsApp account by asking for the
 * code that it sends.
 */
export const neverAskTexts = defineTexts({
  codes: {
    es: 'Nunca pedimos códigos por teléfono, ni por llamada ni por mensaje.',
    en: 'We never ask for codes by phone, in a call or in a message.',
  },
  accounts: {
    es: 'Nunca mandamos números de cuenta por chat.',
    en: 'We never send account numbers by chat.',
  },
});

/** The one way to pay, in the same words wherever paying is spoken of. */
export const payOnlyThere: Text = {
  es: 'Pague solo con los datos de su página de pago.',
  en: 'Pay only by what stands on your payment page.',
};
