/** The list of November 2026 has some 25,000 entries in 20 MB. */
export const listLimits = { bytes: 48 * 1024 * 1024, rows: 80_000 } as const;
