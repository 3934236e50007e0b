/** In characters, as the server counts them. */
export const callersLimits = { name: 120, email: 254, search: 100, shortestSearch: 3 } as const;
