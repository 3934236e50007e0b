// Runs the tests of one group for `mutation`, in a process of their own for each change. Stryker's
// `testFiles` would never change the top of a module.
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
