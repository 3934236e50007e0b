import type { Text } from '#platform/text/language.ts';
import { plain } from '#platform/text/plain.ts';

/** The engine types that the filter offers; a product may have any other text. */
export const engineOptions = [
  { kind: 'gasoline', label: { es: 'Gasolina', en: 'Gasoline' } },
  { kind: 'diesel', label: { es: 'Diésel', en: 'Diesel' } },
  { kind: 'electric', label: { es: 'Eléctrico', en: 'Electric' } },
  { kind: 'hybrid', label: { es: 'Híbrido', en: 'Hybrid' } },
] as const satisfies readonly { kind: string; label: Text }[];

const spellings: Record<string, EngineKind> = {
  gasolina: 'gasoline',
  gasoline: 'gasoline',
  gas: 'gasoline',
  petrol: 'gasoline',
  nafta: 'gasoline',
  bencina: 'gasoline',
  diesel: 'diesel',
  petroleo: 'diesel',
  electrico: 'electric',
  electrica: 'electric',
  electric: 'electric',
  hibrido: 'hybrid',
  hibrida: 'hybrid',
  hybrid: 'hybrid',
};

type EngineKind = (typeof engineOptions)[number]['kind'];

/**
 * What a written engine type counts as: 'Diésel', 'diesel' and 'DIESEL' are one kind; a text that
 * names none of the four stays itself, without accents and case.
 */
export function engineKind(text: string): string {
  const key = plain(text).trim().replace(/\s+/g, ' ');
  return Object.hasOwn(spellings, key) ? (spellings[key] ?? key) : key;
}

/** The label of an engine type in both languages; a free text is its own label. */
export function engineLabel(text: string): Text {
  const kind = engineKind(text);
  const option = engineOptions.find((engine) => engine.kind === kind);
  return option?.label ?? { es: text, en: text };
}
