// Where `npm test` leaves what each of its runs of Vitest says of its files.
import { globSync } from 'node:fs';

export const reportsFolder = 'node_modules/.cache/test-reports';

export const reportOf = (project: string, shard: number): string =>
  `${reportsFolder}/${project}-${shard}.json`;

/** What passed only when it was run again, and why not at first. */
export const secondTriesFile = `${reportsFolder}/second-tries.txt`;

export const reports = (): string[] => globSync(`${reportsFolder}/*.json`);
