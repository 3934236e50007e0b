// Checks what people can still do while something fails, and that all is well half a minute later:
// each fault of `faults.ts` with each task of `tasks.ts`, at a real process of the built shop.
// RESILIENCE says how much: 'full' is `node scripts/run.mjs resilience`, which writes
// docs/resilience.md.
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import type { WalkResult } from './print.ts';
import { gather, type People } from './task.ts';
import { openTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { walk } from './walk.ts';

const full = process.env.RESILIENCE === 'full';
const report = process.env.RESILIENCE_REPORT;

let environment: TestEnvironment;
let people: People;
const walked: WalkResult[] = [];
beforeAll(async () => {
  environment = await openTestEnvironment(full);
  people = await gather(environment);
}, 120_000);
afterAll(async () => {
  if (report) writeFileSync(report, JSON.stringify(walked));
  await environment.close();
}, 60_000);

test.for(faults.filter(({ long }) => full || !long))(
  'while: $name',
  {
    tags: 'long',
    timeout: 180_000,
  },
  async (fault, { skip }) => {
    const why = fault.impossible?.(environment);
    if (why) {
      walked.push({ name: fault.name, skipped: why });
      skip(why);
      return;
    }
    const cells = await walk(fault, environment, people);
    walked.push({ name: fault.name, cells });
    expect(cells.filter(({ right }) => !right)).toEqual([]);
  },
);
