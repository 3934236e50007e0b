import type { Fact, FactName, FactSource } from '#features/shop/catalogue/passport/facts.ts';
import {
  type Mark,
  type Point,
  type PointName,
  pointNames,
} from '#features/shop/catalogue/passport/inspection.ts';
import type { WrittenPassport } from '#features/shop/catalogue/passport/schema.ts';
import { passportEnglish } from './passport-english.ts';

export type DemoPassport = Pick<WrittenPassport, 'facts' | 'points' | 'marks'>;

type Said = readonly [name: FactName, value: Fact['value'], source: FactSource];

export const said = (on: string, ...facts: readonly Said[]): DemoPassport['facts'] =>
  Object.fromEntries(
    facts.map(([name, value, source]) => {
      const valueEn = passportEnglish[value];
      return [name, { value, ...(valueEn && { valueEn }), source, on }];
    }),
  );

export const inspector = 'Un mecánico contratado por nosotros, con el carro en una rampa';
export const noWarranty = 'Ninguna: se vende como está, con esta inspección.';
export const yard = 'Nuestro patio de Hialeah, Florida';

interface Looked {
  seen: string;
  facts: readonly Said[];
  /** What is not as it should be, of forty points; without it nobody has looked at the car. */
  found?: Partial<Record<PointName, Point | typeof notLookedAt>>;
  marks?: readonly Mark[];
}

export const car = ({ seen, facts, found, marks = [] }: Looked): DemoPassport => ({
  facts: said(seen, ...facts),
  points: found ? looked(found) : {},
  marks: marks.map(inBoth),
});

const looked = (found: NonNullable<Looked['found']>): DemoPassport['points'] =>
  Object.fromEntries(
    pointNames.flatMap((name) => {
      const point = found[name] === undefined ? { state: 'ok' as const, note: null } : found[name];
      return point ? [[name, inBoth(point)]] : [];
    }),
  );

function inBoth<Noted extends { note: string | null }>(noted: Noted): Noted & { noteEn?: string } {
  const noteEn = passportEnglish[noted.note ?? ''];
  return { ...noted, ...(noteEn && { noteEn }) };
}

export const notLookedAt = null;
export const worn = (note: string): Point => ({ state: 'worn', note });
export const fault = (note: string): Point => ({ state: 'fault', note });

const marked =
  (kind: Mark['kind']) =>
  (zone: Mark['zone'], size: Mark['size'], note: string | null = null): Mark => ({
    ...{ zone, kind, size, note },
  });
export const scratched = marked('scratch');
export const dented = marked('dent');
export const painted = marked('paint');
export const rusty = marked('rust');
export const cracked = marked('crack');
export const missing = marked('missing');
