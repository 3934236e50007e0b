import { defineTexts } from '#platform/text/texts.ts';

export const paymentMethods = ['zelle', 'bank', 'cash'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const methodNames = defineTexts({
  zelle: { es: 'Zelle', en: 'Zelle' },
  bank: { es: 'Transferencia bancaria', en: 'Bank transfer' },
  cash: { es: 'Efectivo en una oficina', en: 'Cash at an office' },
});

/** So long a change is shown as one: whoever wrote the former account down sees that it moved. */
export const changedForHours = 72;
