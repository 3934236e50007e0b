// `npm test` leaves the reports of each run of Vitest in this folder.
import { globSync } from 'node:fs';

export const reportsFolder = 'node_modules/.cache/test-reports';

export const reportOf = (project: string, shard: number): string =>
  `${reportsFolder}/${project}-${shard}.json`;

export const secondTriesFile = `${reportsFolder}/second-tries.txt`;

export const reports = (): string[] => globSync(`${reportsFolder}/*.json`);
