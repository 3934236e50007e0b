import type { Text } from '#platform/text/language.ts';

/** In the order in which a unit reaches them. */
export const stages = [
  'bought',
  'warehouse',
  'shipped',
  'in_mariel',
  'customs',
  'ready',
  'delivered',
] as const;
export type Stage = (typeof stages)[number];

export const stageLabels: Record<Stage, Text> = {
  bought: { es: 'Comprado', en: 'Bought' },
  warehouse: { es: 'En almacén en EE. UU.', en: 'In our warehouse in the USA' },
  shipped: { es: 'Embarcado', en: 'Shipped' },
  in_mariel: { es: 'En Mariel', en: 'In Mariel' },
  customs: { es: 'Aduana y papeles', en: 'Customs and papers' },
  ready: { es: 'Listo para entrega', en: 'Ready for handover' },
  delivered: { es: 'Entregado', en: 'Handed over' },
};

/** Whoever must act while a unit is held. */
export const parties = ['us', 'asks', 'pays', 'receives', 'customs', 'carrier'] as const;
export type Party = (typeof parties)[number];

export const entryKinds = [
  'made',
  'reached',
  'taken_back',
  'expected',
  'held',
  'released',
  'note',
  'loaded',
  'unloaded',
  'retired',
  // An administrador let it be shipped without a paper. Customers do not read it.
  'overridden',
] as const;
export type UnitEntryKind = (typeof entryKinds)[number];
