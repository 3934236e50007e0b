export const customsLimits = { cents: 1_000_000_000, source: 200, reason: 500 } as const;

/** What a customer says to a price that customs named; `talk`: they ask to talk about it. */
export const customsAnswers = ['accepted', 'talk'] as const;
export type CustomsAnswerKind = (typeof customsAnswers)[number];
