import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSteps, type Step } from './run-steps.ts';

const step = (name: string, code: string, after?: string): Step => ({
  name,
  program: ['-e', code],
  ...(after && { after }),
});

test('one that fails does not hold up the others, and only what needs it is left out', async () => {
  const lines: string[] = [];
  const { failed, leftOut, seconds } = await runSteps(
    [
      step('build', 'console.log("no such file"); process.exit(1)'),
      step('journeys', '', 'build'),
      step('more journeys', '', 'journeys'),
      step('types', 'console.log("all typed")'),
      step('after types', '', 'types'),
    ],
    2,
    (text) => lines.push(text),
  );
  expect(failed).toEqual([{ name: 'build', output: 'no such file\n' }]);
  expect(leftOut).toEqual(['journeys', 'more journeys']);
  expect(Object.keys(seconds).toSorted()).toEqual(['after types', 'build', 'types']);
  expect(lines.join('')).toContain('all typed');
  // Whoever runs the steps prints it last, so that a log that is cut still has it.
  expect(lines.join('')).not.toContain('no such file');
});

test('no more of them run at once than may', async () => {
  expect(await countsAtOnce([2, 2, 4, 4].map((begun) => ({ begun })))).toEqual([8, 2]);
});

test('one that mostly waits runs beside as many as may', async () => {
  const steps = [
    { begun: 3, mostlyWaits: true as const },
    ...[3, 3, 5, 5].map((begun) => ({ begun })),
  ];
  expect(await countsAtOnce(steps)).toEqual([10, 3]);
});

/**
 * Runs steps, two at once, each of which ends some time after so many have begun, by when a surplus
 * one would have come. Returns how often one began or ended, and how many ran at once at most.
 */
async function countsAtOnce(steps: { begun: number; mostlyWaits?: true }[]): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mariel-steps-'));
  const log = join(folder, 'log');
  const path = JSON.stringify(log);
  const until = (begun: number) => `fs.appendFileSync(${path}, '+');
    const look = setInterval(() => {
      if (fs.readFileSync(${path}, 'utf8').split('+').length <= ${begun}) return;
      clearInterval(look);
      setTimeout(() => fs.appendFileSync(${path}, '-'), 300);
    }, 20)`;
  await runSteps(
    steps.map(({ begun, ...rest }, at) => ({ ...step(`step ${at}`, until(begun)), ...rest })),
    2,
    () => {},
  );
  const written = readFileSync(log, 'utf8');
  rmSync(folder, { recursive: true });
  let running = 0;
  const counts = [...written].map((sign) => {
    running += sign === '+' ? 1 : -1;
    return running;
  });
  return [written.length, Math.max(...counts)];
}
