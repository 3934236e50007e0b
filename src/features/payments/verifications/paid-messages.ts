import { defineTexts } from '#platform/text/texts.ts';

/** Apart, because every form that sends a verification has these fields. */
export const paidFieldTexts = defineTexts({
  amount: { es: 'Monto', en: 'Amount' },
  amountHint: { es: 'En dólares, como 1,590.00', en: 'In dollars, for example 1,590.00' },
  paidOn: { es: 'Día en que pagó', en: 'Day on which you paid' },
  method: { es: 'Cómo pagó', en: 'How you paid' },
  choose: { es: 'Elija', en: 'Choose' },
  sent: { es: 'Recibimos su aviso de pago', en: 'We received your notice of payment' },
});
