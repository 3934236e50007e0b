import { defineConfig } from 'vitest/config';
import { legalMarkdown } from '#features/company/about/legal/read-markdown.ts';
import { isShortRun } from '#platform/testing/short-run.ts';
import { ShardByTime } from './scripts/shard-by-time.ts';

// One process for each project, so that the embedded database is opened once and its files share
// it.
const shared = {
  pool: 'forks',
  isolate: false,
  fileParallelism: false,
  // What a test throws away dies young, and is not carried from one part of memory to the next.
  execArgv: ['--max-semi-space-size=64'],
  // A busy machine needs this long; tests that wait for nothing lose no time.
  expect: { poll: { timeout: 40_000 } },
};

/** What depends on days, on servers at both ends of the world. */
const elsewhere = (name: string, TZ: string) => ({
  test: {
    ...shared,
    name,
    env: { TZ },
    include: [
      'src/platform/time/*.test.ts',
      'src/features/company/about/*.test.ts',
      'src/features/office/reports/server/*.test.ts',
    ],
    setupFiles: 'scripts/testing/fixed-seed.ts',
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: ShardByTime },
    tags: [
      {
        name: 'long',
        description: 'Left out of the run of each commit: docs/decisions/211',
        skip: isShortRun,
      },
    ],
    projects: [
      {
        plugins: [legalMarkdown],
        oxc: { jsx: { development: false } },
        test: {
          ...shared,
          name: 'unit',
          // What is of a day is of the shop's, not of where a server stands: at each commit that is
          // where days begin first, and the full run has the zones below.
          ...(isShortRun && { env: { TZ: 'Pacific/Kiritimati' } }),
          include: ['src/**/*.test.{ts,tsx}', '{db,demo,scripts,lab/client,lab/fuzz}/**/*.test.ts'],
          setupFiles: ['scripts/testing/fixed-seed.ts', 'scripts/testing/react-as-shipped.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      elsewhere('zone-kiritimati', 'Pacific/Kiritimati'),
      elsewhere('zone-los-angeles', 'America/Los_Angeles'),
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
          // `npm test` lists retried tests at its end (docs/decisions/036).
          retry: 1,
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
