export const reviewStates = ['unanswered', 'low', 'hidden', 'taken-back'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Such a review should be answered soon. */
export const fewStars = 2;
