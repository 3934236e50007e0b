export const customsLimits = { cents: 1_000_000_000, source: 200, reason: 500 } as const;

/** `talk`: the customer asks to talk about the price before they accept it. */
export const customsAnswers = ['accepted', 'talk'] as const;
export type CustomsAnswerKind = (typeof customsAnswers)[number];
