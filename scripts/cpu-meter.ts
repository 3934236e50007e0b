// How much of the processor programs and all that they start take, where /proc says so (Linux).
import { readdirSync, readFileSync } from 'node:fs';

export interface CpuMeter {
  /** From now on, what this process and those that it starts take is this name's. */
  watch(pid: number, name: string): void;
  /** Looks at all processes: one that ends counts as it was last seen. */
  look(): void;
  /** In seconds. */
  taken(name: string): number;
}

export function createCpuMeter(): CpuMeter {
  const roots = new Map<string, string>();
  /** By process: whose it is, kept when the one that started it ends before. */
  const seen = new Map<string, { name: string; seconds: number }>();
  return {
    watch: (pid, name) => roots.set(String(pid), name),
    look() {
      const all = readProcesses();
      const nameOf = ({ key, pid, parent }: Process): string | undefined => {
        const starter = all.get(parent);
        return seen.get(key)?.name ?? roots.get(pid) ?? (starter && nameOf(starter));
      };
      for (const each of all.values()) {
        const name = nameOf(each);
        if (name) seen.set(each.key, { name, seconds: each.seconds });
      }
    },
    taken: (name) =>
      [...seen.values()].reduce((sum, each) => sum + (each.name === name ? each.seconds : 0), 0),
  };
}

interface Process {
  pid: string;
  parent: string;
  seconds: number;
  /** A number is given again, so its start tells two apart. */
  key: string;
}

/** /proc counts in hundredths of a second (proc_pid_stat(5)). */
const ticks = 100;

function readProcesses(): Map<string, Process> {
  const all = new Map<string, Process>();
  for (const pid of process.platform === 'linux' ? readdirSync('/proc') : []) {
    const line = /^\d+$/.test(pid) ? statOf(pid) : '';
    if (!line) continue;
    // The second field is the program's name, in which there may be anything.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const [, parent = '', user, system, start] = [0, 1, 11, 12, 19].map((at) => fields[at]);
    const seconds = (Number(user) + Number(system)) / ticks;
    all.set(pid, { pid, parent, seconds, key: `${pid} ${start}` });
  }
  return all;
}

/** Nothing where the process has just ended. */
function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
