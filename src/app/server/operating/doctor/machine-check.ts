import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { OperatorError } from '#platform/operator-error.ts';
import type { Check } from './check.ts';

const gigabyte = 2 ** 30;
/** The shop on PostgreSQL (270 MB) and all that its task processes may take (570 MB). */
const leastMemory = 0.8 * gigabyte;

export const machineCheck: Check = {
  part: 'machine',
  async look({ dataDir }) {
    const { bavail, bsize } = await statfs(existsSync(dataDir) ? dataDir : '.');
    const room = bavail * bsize;
    if (room < gigabyte) throw new OperatorError(`less than 1 GB of disk is left at ${dataDir}`);
    // What a container may take; without one it is without bounds.
    const memory = Math.min(process.constrainedMemory() || totalmem(), totalmem());
    if (memory < leastMemory) {
      throw new OperatorError(`${inGigabytes(memory)} of memory is too little: 0.8 GB at least`);
    }
    return `${inGigabytes(room)} of disk, ${inGigabytes(memory)} of memory`;
  },
};

const inGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`;
