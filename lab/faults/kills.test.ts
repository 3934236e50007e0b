// Whatever is killed, and when: nothing acknowledged is lost, and nothing exists twice.
import { copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShortRun } from '#platform/testing/short-run.ts';
import { killWhileConfirming } from './confirmations.ts';
import { runFaults } from './run.ts';
import { openTestEnvironment, type TestEnvironment } from './test-environment.ts';

/** FAULT_ROUNDS=1000 for the long run; FAULT_SEED replays one that failed. */
const { FAULT_ROUNDS, FAULT_SEED } = process.env;
const rounds = Number(FAULT_ROUNDS ?? (isShortRun ? 5 : 20));
// The same faults in each `npm test`, so that a failure means a change; new ones in each long run.
const seed = Number(FAULT_SEED ?? (FAULT_ROUNDS ? Math.floor(Math.random() * 2 ** 31) : 2026));

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await openTestEnvironment();
}, 120_000);
afterAll(() => environment.close(), 60_000);

test(`${rounds} faults, seed ${seed}`, async () => {
  const run = await runFaults(environment, seed, rounds);
  const path = join(tmpdir(), `mariel-faults-${seed}.jsonl`);
  if (run.breaches.length > 0) copyFileSync(run.history, path);
  console.log(
    `${run.struck} of ${rounds} faults struck, seed ${seed}; ${run.acknowledged} actions acknowledged; ${run.repeated} mails arrived twice; missed: ${run.missed.join(', ') || 'none'}`,
  );
  expect(run.breaches, `replay with FAULT_SEED=${seed}; history in ${path}`).toEqual([]);
  expect(run.struck).toBeGreaterThan(rounds * 0.9);
}, 7_200_000);

test('a shop that is killed while a bank line is confirmed leaves all of it or nothing', async () => {
  const { points, struck, breaches, isWhole } = await killWhileConfirming(
    environment,
    FAULT_ROUNDS !== undefined,
  );
  expect(isWhole).toBe(true);
  expect(breaches).toEqual([]);
  expect(struck).toBe(points);
}, 7_200_000);
