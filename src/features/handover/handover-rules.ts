/**
 * How it was shown who received: by their code, by an agent's word, or by an act that they signed.
 */
export const handoverWays = ['code', 'word', 'act'] as const;
export type HandoverWay = (typeof handoverWays)[number];

/** Photos of one act, and acts of one unit, at most. The database counts to the same. */
export const maxActPhotos = 3;
export const maxActs = 5;
