/** What staff narrow the list of reviews to. */
export const reviewStates = ['unanswered', 'low', 'hidden', 'taken-back'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** With so many stars or fewer somebody should answer soon. */
export const fewStars = 2;

export const reviewsPageSize = 50;
