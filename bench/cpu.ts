import { readFileSync } from 'node:fs';

/** CPU ticks of /proc are hundredths of a second on every Linux that matters. */
const tickMs = 10;

/** User and system time of a process of this machine; 0 for one of another machine. */
export function cpuMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}
