export const statementLimits = { bytes: 5 * 1024 * 1024, rows: 20_000 } as const;
