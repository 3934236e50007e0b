import type { Text } from '#platform/text/language.ts';

/** When a notice holds, in the order of staff's list. */
export const noticeTimes = ['now', 'coming', 'past'] as const;
export type NoticeTime = (typeof noticeTimes)[number];

/** Letters. */
export const noticeLimits = { title: 120, text: 600 } as const;

/** What is wrong with a field, said by the form and by the server. */
export const noticeTexts = {
  title: {
    es: 'Escriba un título de hasta 120 caracteres.',
    en: 'Write a title of up to 120 characters.',
  },
  text: {
    es: 'El texto puede tener hasta 600 caracteres.',
    en: 'The text may have up to 600 characters.',
  },
  moment: {
    es: 'Escriba el día y la hora.',
    en: 'Enter the day and the time.',
  },
  ends: {
    es: 'El final debe ser después del comienzo.',
    en: 'The end must be after the beginning.',
  },
} as const satisfies Record<string, Text>;
