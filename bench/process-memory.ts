import { readdirSync, readFileSync } from 'node:fs';

/** In megabytes. */
export interface Memory {
  shop: number;
  /** Of all together: pages of the program that they share count once, as a container counts them. */
  children: number;
  peak: number;
}

export function memoryOf(pid: number): Memory {
  const children = childrenOf(pid).reduce(
    (sum, child) => sum + megabytes(read(`/proc/${child}/smaps_rollup`), 'Pss'),
    0,
  );
  const own = statusOf(pid);
  return { shop: own?.resident ?? 0, children, peak: own?.peak ?? 0 };
}

function childrenOf(pid: number): number[] {
  const direct = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    (read(`/proc/${pid}/task/${task}/children`) ?? '').split(' ').filter(Boolean).map(Number),
  );
  return direct.flatMap((child) => [child, ...childrenOf(child)]);
}

function statusOf(pid: number): { resident: number; peak: number } | undefined {
  const status = read(`/proc/${pid}/status`);
  if (status === undefined) return undefined;
  return { resident: megabytes(status, 'VmRSS'), peak: megabytes(status, 'VmHWM') };
}

function megabytes(status = '', name: string): number {
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

/** Undefined for a process that ended meanwhile. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
