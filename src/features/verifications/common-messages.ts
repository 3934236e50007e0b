import { bothLanguages } from '#platform/text/language.ts';

const es = {
  code: 'Código de verificación',
  reference: 'Referencia de la cotización',
  comment: 'Comentario',
  askWhatsapp: 'Preguntar por WhatsApp',
  receipts: 'Comprobantes',
  copy: 'Copiar ticket',
  copied: 'Copiado',
  copyFailed: 'Cópielo a mano',
  whatsappText: (ticket: string) => `Hola, escribo por la verificación ${ticket}.`,
};

const en: typeof es = {
  code: 'Verification code',
  reference: 'Quotation reference',
  comment: 'Comment',
  askWhatsapp: 'Ask on WhatsApp',
  receipts: 'Receipts',
  copy: 'Copy ticket',
  copied: 'Copied',
  copyFailed: 'Copy it by hand',
  whatsappText: (ticket: string) => `Hello, I am writing about verification ${ticket}.`,
};

/** Of the form and of one's own verifications alike. */
export const verificationWords = bothLanguages({ es, en });
