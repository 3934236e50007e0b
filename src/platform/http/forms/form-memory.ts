import { createShares } from '../network-shares.ts';
import type { Network } from '../networks.ts';

/** In bytes: three files of 8 MB and some text. */
const largestForm = (3 * 8 * 1024 + 64) * 1024;

/** In bytes: the memory for forms in all, of which each network has a quarter. */
const formBytes = createShares({
  points: largestForm,
  wider: { '/24': largestForm, '/56': largestForm, '/48': largestForm },
  all: 4 * largestForm,
});

/** The share of one request in the memory for forms. */
export interface FormMemory {
  /**
   * Returns false when there is no room. A larger form that is still being read gives way, so that
   * nobody keeps the room by ending slowly what began fast.
   */
  take(bytes: number): boolean;
  /** Calls `giveWay` when a smaller form needs the room, until it returns. */
  whileReading<Result>(giveWay: () => void, read: () => Promise<Result>): Promise<Result>;
  /** Call it after the response: until then the files wait to be processed. */
  release(): void;
}

interface Reading {
  networks: readonly Network[];
  taken: number;
  giveWay(): void;
}

const readings = new Set<Reading>();

export function formMemory(networks: readonly Network[]): FormMemory {
  const own: Reading = { networks, taken: 0, giveWay() {} };
  const release = () => {
    formBytes.giveBack(networks, own.taken);
    own.taken = 0;
  };
  return {
    take(bytes) {
      for (;;) {
        const outcome = formBytes.tryTake(networks, bytes);
        if (outcome === 'taken') break;
        const largest = largestOf(outcome === 'full' ? undefined : networks);
        if (!largest || largest.taken <= own.taken + bytes) return false;
        largest.giveWay();
      }
      own.taken += bytes;
      return true;
    },
    async whileReading(giveWay, read) {
      own.giveWay = () => {
        release();
        giveWay();
      };
      readings.add(own);
      try {
        return await read();
      } finally {
        readings.delete(own);
      }
    },
    release,
  };
}

/** Of all forms that are being read, or of those that share a network with these. */
function largestOf(networks: readonly Network[] | undefined): Reading | undefined {
  const keys = networks && new Set(networks.map(({ key }) => key));
  return [...readings]
    .filter((one) => !keys || one.networks.some(({ key }) => keys.has(key)))
    .reduce<Reading | undefined>(
      (most, one) => (one.taken > (most?.taken ?? 0) ? one : most),
      undefined,
    );
}
