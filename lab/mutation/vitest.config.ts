// How `mutation` runs tests: those of one group, in a process of their own for each change. Not
// Stryker's `testFiles`: with it what stands at the top of a module would never be changed.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    isolate: false,
    fileParallelism: false,
    testTimeout: 4000,
    hookTimeout: 60_000,
  },
});
