import { provinceCodes } from '#features/company/provinces/provinces.ts';

export const everywhere: readonly string[] = provinceCodes;
export const usual = ['HAB', 'MAT', 'CFG', 'VCL'];
export const east = ['CMG', 'LTU', 'HOL', 'GRA', 'SCU', 'GTM'];
