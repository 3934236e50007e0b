/** The fewest cases that we name an average or a share of: of fewer, one bad case would be most of it. */
export const smallestSample = 10;
