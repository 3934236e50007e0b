export const reviewStates = ['unanswered', 'low', 'hidden', 'taken-back'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** A review with so few stars should be answered soon. */
export const fewStars = 2;
