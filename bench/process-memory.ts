import { readdirSync, readFileSync } from 'node:fs';

export interface Memory {
  shop: number;
  children: number;
  peak: number;
}

export function memoryOf(pid: number): Memory {
  const children = childrenOf(pid).reduce(
    (sum, child) => sum + (statusOf(child)?.resident ?? 0),
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
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { resident: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** Undefined for a process that ended meanwhile. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
