import type { Text } from '#platform/text/language.ts';
import { plain } from '#platform/text/plain.ts';

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
 * 'Diésel' and 'DIESEL' are one kind. A text that names none of the four is returned in lower case
 * without accents.
 */
export function engineKind(text: string): string {
  const key = plain(text).trim().replace(/\s+/g, ' ');
  return Object.hasOwn(spellings, key) ? (spellings[key] ?? key) : key;
}

export function engineLabel(text: string): Text {
  const kind = engineKind(text);
  const option = engineOptions.find((engine) => engine.kind === kind);
  return option?.label ?? { es: text, en: text };
}
