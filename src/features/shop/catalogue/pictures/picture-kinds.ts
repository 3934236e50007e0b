import type { Text } from '#platform/text/language.ts';

/** What a picture shows; without the schema library, for staff's forms. */
export const pictureKinds = [
  'front',
  'rear',
  'side',
  'inside',
  'dashboard',
  'engine',
  'odometer',
  'tyres',
  'plate',
  'damage',
  'document',
  'detail',
] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Only the server and staff's forms have them: a product brings the captions of its pictures. */
export const pictureKindTexts: Record<PictureKind, Text> = {
  front: { es: 'Frente', en: 'Front' },
  rear: { es: 'Atrás', en: 'Rear' },
  side: { es: 'De lado', en: 'Side' },
  inside: { es: 'Interior', en: 'Interior' },
  dashboard: { es: 'Pizarra', en: 'Dashboard' },
  engine: { es: 'Motor', en: 'Engine' },
  odometer: { es: 'Odómetro', en: 'Odometer' },
  tyres: { es: 'Gomas', en: 'Tires' },
  plate: { es: 'Placa de datos', en: 'Data plate' },
  damage: { es: 'Daño', en: 'Damage' },
  document: { es: 'Documento', en: 'Document' },
  detail: { es: 'Detalle', en: 'Detail' },
};
