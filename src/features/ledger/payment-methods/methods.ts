import { defineTexts } from '#platform/text/texts.ts';

export const paymentMethods = ['zelle', 'bank', 'cash'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const methodNames = defineTexts({
  zelle: { es: 'Zelle', en: 'Zelle' },
  bank: { es: 'Transferencia bancaria', en: 'Bank transfer' },
  cash: { es: 'Efectivo en una oficina', en: 'Cash at an office' },
});

/** In characters, as the server counts them. */
export const instructionLimits = { holder: 120, bank: 120, account: 200, note: 500 } as const;

/** A change is marked for this long, so that whoever noted the former account sees it. */
export const changedForHours = 72;
