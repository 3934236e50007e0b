// A reporter of Vitest that writes down which tests passed only in a second run.
import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';
import { secondTriesFile } from './test-reports.ts';

export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const { errors = [] } = test.result();
    const reasons = errors.map(({ message }) => `    ${message}`);
    appendFileSync(
      secondTriesFile,
      [`  ${test.module.relativeModuleId} > ${test.fullName}`, ...reasons, ''].join('\n'),
    );
  }
}
