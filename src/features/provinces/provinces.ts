/** The 16 destinations of SPEC §3, from west to east. */
export const provinces = [
  { code: 'PRI', name: 'Pinar del Río' },
  { code: 'ART', name: 'Artemisa' },
  { code: 'HAB', name: 'La Habana' },
  { code: 'MAY', name: 'Mayabeque' },
  { code: 'MAT', name: 'Matanzas' },
  { code: 'VCL', name: 'Villa Clara' },
  { code: 'CFG', name: 'Cienfuegos' },
  { code: 'SSP', name: 'Sancti Spíritus' },
  { code: 'CAV', name: 'Ciego de Ávila' },
  { code: 'CMG', name: 'Camagüey' },
  { code: 'LTU', name: 'Las Tunas' },
  { code: 'HOL', name: 'Holguín' },
  { code: 'GRA', name: 'Granma' },
  { code: 'SCU', name: 'Santiago de Cuba' },
  { code: 'GTM', name: 'Guantánamo' },
  { code: 'IJV', name: 'Isla de la Juventud' },
] as const;

export type ProvinceCode = (typeof provinces)[number]['code'];

export const provinceCodes = provinces.map((province) => province.code) as [
  ProvinceCode,
  ...ProvinceCode[],
];

export const defaultProvince: ProvinceCode = 'HAB';

export const provinceCookie = { name: 'mariel-auto-province', days: 30 } as const;

export function isProvinceCode(value: unknown): value is ProvinceCode {
  return provinces.some((province) => province.code === value);
}

/** A code from a cookie or an address; anything unknown is La Habana. */
export function toProvince(value: string | null | undefined): ProvinceCode {
  return isProvinceCode(value) ? value : defaultProvince;
}

export function provinceName(code: ProvinceCode): string {
  return provinces.find((province) => province.code === code)?.name ?? code;
}
