/** The 16 destinations, from west to east. */
export const provinceCodes = [
  'PRI',
  'ART',
  'HAB',
  'MAY',
  'MAT',
  'VCL',
  'CFG',
  'SSP',
  'CAV',
  'CMG',
  'LTU',
  'HOL',
  'GRA',
  'SCU',
  'GTM',
  'IJV',
] as const;

export type ProvinceCode = (typeof provinceCodes)[number];

declare module '#web/app-context.ts' {
  interface VisitFacts {
    province: ProvinceCode;
    /** Absent where nobody chose, so that it is the default. */
    provinceChosen?: true;
  }
  interface App {
    /** Remembers the choice for 30 days and loads the screen for it. */
    setProvince(province: ProvinceCode): void;
  }
}

const names: Record<ProvinceCode, string> = {
  PRI: 'Pinar del Río',
  ART: 'Artemisa',
  HAB: 'La Habana',
  MAY: 'Mayabeque',
  MAT: 'Matanzas',
  VCL: 'Villa Clara',
  CFG: 'Cienfuegos',
  SSP: 'Sancti Spíritus',
  CAV: 'Ciego de Ávila',
  CMG: 'Camagüey',
  LTU: 'Las Tunas',
  HOL: 'Holguín',
  GRA: 'Granma',
  SCU: 'Santiago de Cuba',
  GTM: 'Guantánamo',
  IJV: 'Isla de la Juventud',
};

/** Apart from the codes, since the boot script needs no names. */
export const provinces = /* @__PURE__ */ provinceCodes.map((code) => ({ code, name: names[code] }));

export const defaultProvince: ProvinceCode = 'HAB';

export function isProvinceCode(value: unknown): value is ProvinceCode {
  return (provinceCodes as readonly unknown[]).includes(value);
}

/** Turns unknown codes into La Habana. */
export function toProvince(value: string | null | undefined): ProvinceCode {
  return isProvinceCode(value) ? value : defaultProvince;
}

export function provinceName(code: ProvinceCode): string {
  return names[code] ?? code;
}
