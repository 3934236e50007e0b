import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const throws = 'throw new Error(\'"Zenaida" is not valid\')';

test.each([
  ['an exception', `setTimeout(() => { ${throws} })`],
  ['a promise that nobody waits for', `void (async () => { ${throws} })()`],
])('%s that nobody catches is a line in the log, and names nobody', (_, trouble) => {
  const program = `
    import { createLog } from './src/platform/monitoring/log.ts';
    import { logUncaughtErrors } from './src/app/server/start/uncaught-errors.ts';
    logUncaughtErrors(createLog());
    ${trouble}`;
  const options = ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', program];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, '']);
  expect(JSON.parse(stdout)).toMatchObject({ level: 'error', event: 'uncaught', kind: 'Error' });
  expect(stdout).not.toContain('Zenaida');
});
