// `npm test` leaves the reports of each run of Vitest in this folder.
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export const reportsFolder = 'node_modules/.cache/test-reports';

export const reportOf = (project: string, shard: number): string =>
  `${reportsFolder}/${project}-${shard}.json`;

export const secondTriesFile = `${reportsFolder}/second-tries.txt`;

export interface TestedFile {
  name: string;
  startTime: number;
  endTime: number;
  assertionResults: { status: string }[];
}

/** Each test file of the last `npm test`, by its path in the repository. */
export const testedFiles = (): TestedFile[] =>
  globSync(`${reportsFolder}/*.json`)
    .flatMap((path): TestedFile[] => JSON.parse(readFileSync(path, 'utf8')).testResults)
    .map((file) => ({ ...file, name: relative(process.cwd(), file.name) }));

/** What the run of each commit leaves out as a whole. */
export const filesWithoutATest = (): string[] =>
  testedFiles()
    .filter(({ assertionResults }) => assertionResults.every(({ status }) => status === 'skipped'))
    .map(({ name }) => name);
