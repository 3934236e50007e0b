/** With fewer, one bad case would be most of an average or share. */
export const smallestSample = 10;
