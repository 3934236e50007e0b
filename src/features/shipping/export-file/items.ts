import type { Text } from '#platform/text/language.ts';

export const exportItems = [
  'vin',
  'title',
  'lien',
  'aes',
  'presented',
  'end_use',
  'authority',
  'screening',
] as const;
export type ExportItem = (typeof exportItems)[number];

/** Items that are papers, whose content staff write down. */
export const exportPaperItems = ['title', 'lien', 'aes', 'presented', 'end_use'] as const;
export type ExportPaperItem = (typeof exportPaperItems)[number];

export const scanItems = [...exportPaperItems, 'authority'] as const;
export type ScanItem = (typeof scanItems)[number];

export const maxScans = 10;

/** In characters, as the server counts them. */
export const exportLimits = {
  note: 500,
  lienHolder: 120,
  itn: 40,
  port: 80,
  endUse: 500,
  authority: 200,
  source: 300,
  reason: 500,
} as const;

export const titleKinds = ['original', 'certified'] as const;
export const lienStates = ['none', 'released'] as const;
export const authorityKinds = ['licence', 'exception', 'none'] as const;

export const itemLabels: Record<ExportItem, Text> = {
  vin: { es: 'VIN o número de serie', en: 'VIN or serial number' },
  title: { es: 'Título y copias', en: 'Title and copies' },
  lien: { es: 'Gravamen', en: 'Lien' },
  aes: { es: 'Declaración AES (ITN)', en: 'AES filing (ITN)' },
  presented: { es: 'Presentación en la aduana (72 h)', en: 'Presented to customs (72 h)' },
  end_use: { es: 'Declaración de uso final', en: 'End-use declaration' },
  authority: { es: 'Licencia o excepción', en: 'License or exception' },
  screening: { es: 'Nombres comparados', en: 'Names compared' },
};

/** The same in the head of a narrow column. */
export const itemNames: Record<ExportItem, Text> = {
  vin: { es: 'VIN', en: 'VIN' },
  title: { es: 'Título', en: 'Title' },
  lien: { es: 'Gravamen', en: 'Lien' },
  aes: { es: 'ITN', en: 'ITN' },
  presented: { es: 'Aduana', en: 'Customs' },
  end_use: { es: 'Uso final', en: 'End use' },
  authority: { es: 'Licencia', en: 'License' },
  screening: { es: 'Nombres', en: 'Names' },
};

/** Customs must be shown a vehicle this long before it leaves. The database has the same number. */
const customsHours = 72;

export function earliestExport(presentedAt: string): Date {
  return new Date(Date.parse(presentedAt) + customsHours * 3_600_000);
}
