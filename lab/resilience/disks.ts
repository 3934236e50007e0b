import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  fill(): void;
  makeRoom(): void;
  close(): void;
}

/** Mounts one in memory, which only root can. Undefined where that is not allowed. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'mariel-disk-'));
  const size = `size=${megabytes}m,mode=1777`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  const close = () => {
    process.off('exit', close);
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', close);
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      for (let size = 1024 * 1024; size >= 1; ) {
        try {
          writeSync(file, Buffer.alloc(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
      closeSync(file);
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    close,
  };
}

/**
 * Forbids processes of ours to write any byte into a file, or allows it again. It needs no rights,
 * and PostgreSQL takes such a refusal for a full disk.
 */
export function allowFiles(processes: readonly number[], allowed: boolean): void {
  for (const pid of processes) {
    const owner = statSync(`/proc/${pid}`, { throwIfNoEntry: false });
    // A process that has ended needs no limit.
    if (!owner) continue;
    const limit = `--fsize=${allowed ? 'unlimited' : '0'}:`;
    // Calls prlimit as the owner, because root may limit only processes of its own.
    const { uid, gid } = owner;
    const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), limit], { uid, gid });
    if (status !== 0 && !/No such process/.test(String(stderr))) {
      throw new Error(`prlimit: ${stderr ?? 'not found'}`);
    }
  }
}

/** True where `allowFiles` works on this machine. */
export function canLimitFiles(): boolean {
  return spawnSync('prlimit', ['--version']).status === 0;
}
