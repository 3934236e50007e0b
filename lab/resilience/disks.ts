import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk of its own, which can be filled to the last byte and emptied again. */
export interface SmallDisk {
  folder: string;
  fill(): void;
  makeRoom(): void;
  close(): void;
}

/** Mounts one in memory; only root can. Undefined where that is not allowed. */
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
      // Down to the last byte, in ever smaller pieces.
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
 * Lets processes of ours write no further byte into any file, or again as they like. Nobody needs
 * rights for it, and PostgreSQL takes such a refusal for a full disk.
 */
export function allowFiles(processes: readonly number[], allowed: boolean): void {
  for (const pid of processes) {
    const owner = statSync(`/proc/${pid}`, { throwIfNoEntry: false });
    // Who has ended meanwhile needs no limit.
    if (!owner) continue;
    const limit = `--fsize=${allowed ? 'unlimited' : '0'}:`;
    // As whom it runs as: root may do it to its own only.
    const { uid, gid } = owner;
    const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), limit], { uid, gid });
    if (status !== 0 && !/No such process/.test(String(stderr))) {
      throw new Error(`prlimit: ${stderr ?? 'not found'}`);
    }
  }
}

/** Whether `allowFiles` works on this machine. */
export function canLimitFiles(): boolean {
  return spawnSync('prlimit', ['--version']).status === 0;
}
