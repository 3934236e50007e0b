import { defineConfig } from 'vitest/config';
import { ShardByTime } from './scripts/shard-by-time.ts';

// One process for each project: the embedded database is opened once and shared by its files.
const shared = {
  pool: 'forks',
  isolate: false,
  fileParallelism: false,
  // What is awaited comes when the machine has time for it; who waits for nothing loses none.
  expect: { poll: { timeout: 40_000 } },
} as const;

export default defineConfig({
  test: {
    sequence: { sequencer: ShardByTime },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', '{db,demo,scripts,lab/fuzz}/**/*.test.ts'],
          setupFiles: 'scripts/testing/fixed-seed.ts',
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          include: ['lab/{faults,resilience}/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/shop.ts',
          // Said at the end of `npm test`, never silent (docs/decisions/036).
          retry: 1,
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
