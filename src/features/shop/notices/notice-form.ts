import type { Text } from '#platform/text/language.ts';

export const noticeTimes = ['now', 'coming', 'past'] as const;
export type NoticeTime = (typeof noticeTimes)[number];

export const noticeLimits = { title: 120, text: 600 } as const;

export const noticeProblemTexts = {
  title: {
    es: 'Escriba un título de hasta 120 caracteres.',
    en: 'Write a title of up to 120 characters.',
  },
  text: {
    es: 'El texto puede tener hasta 600 caracteres.',
    en: 'The text may have up to 600 characters.',
  },
  moment: { es: 'Escriba el día y la hora.', en: 'Enter the day and the time.' },
  ends: {
    es: 'El final debe ser después del comienzo.',
    en: 'The end must be after the beginning.',
  },
} as const satisfies Record<string, Text>;
