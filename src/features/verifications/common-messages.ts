import { defineTexts } from '#platform/text/texts.ts';

/** Of the form and of one's own verifications alike. */
export const verificationWords = defineTexts({
  code: { es: 'Código de verificación', en: 'Verification code' },
  reference: { es: 'Referencia de la cotización', en: 'Quotation reference' },
  comment: { es: 'Comentario', en: 'Comment' },
  askWhatsapp: { es: 'Preguntar por WhatsApp', en: 'Ask on WhatsApp' },
  receipts: { es: 'Comprobantes', en: 'Receipts' },
  copy: { es: 'Copiar ticket', en: 'Copy ticket' },
  copied: { es: 'Copiado', en: 'Copied' },
  copyFailed: { es: 'Cópielo a mano', en: 'Copy it by hand' },
  whatsappText: {
    es: (ticket: string) => `Hola, escribo por la verificación ${ticket}.`,
    en: (ticket: string) => `Hello, I am writing about verification ${ticket}.`,
  },
});
