/** How it was shown who received: by their code, by an agent's word, by an act that they signed. */
export const handoverWays = ['code', 'word', 'act'] as const;
export type HandoverWay = (typeof handoverWays)[number];
