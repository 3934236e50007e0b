/**
 * Whether this is the run of each commit. `npm test -- --full` tries everything, and so does a file
 * that runs by itself (docs/decisions/211).
 */
export const isShortRun = process.env.SHORT_TESTS === 'yes';

/**
 * Of what a test repeats (screens, widths, endings of a line), the run of each commit tries the
 * first and each so many after it. A whole test that it leaves out has the tag `long`.
 */
export const eachOf = <Case>(all: readonly Case[], every: number): Case[] =>
  all.filter((_, at) => !isShortRun || at % every === 0);
