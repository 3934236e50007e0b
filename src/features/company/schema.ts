import type { Config } from '#platform/config.ts';

/** An office as pages show it. */
export type Office = Config['offices'][number];
