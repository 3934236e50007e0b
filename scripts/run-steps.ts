import { spawn } from 'node:child_process';
import { createCpuMeter } from './cpu-meter.ts';

export interface Step {
  name: string;
  program: string[];
  /** The name of a step that must have passed before. */
  after?: string;
  /** Set for a step that mostly waits for clocks: it is not counted among those at once. */
  mostlyWaits?: true;
}

export interface Outcome {
  seconds: Record<string, number>;
  /** Seconds of the processor, all that it started with it; 0 where the system does not say. */
  cpu: Record<string, number>;
  failed: { name: string; output: string }[];
  /** Steps that could not run, because one that they need failed. */
  leftOut: string[];
}

/**
 * Runs steps, so many at once, in their order; one that waits for another lets later ones pass. It
 * goes on after a failure, to report everything at once.
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  say: (text: string) => void,
): Promise<Outcome> {
  const waiting = [...steps];
  const passed = new Set<string>();
  const outcome: Outcome = { seconds: {}, cpu: {}, failed: [], leftOut: [] };
  const meter = createCpuMeter();
  const looking = setInterval(meter.look, 500);
  const running = new Set<Step>();
  const mayBegin = ({ after, mostlyWaits }: Step) =>
    (after === undefined || passed.has(after)) &&
    (mostlyWaits || [...running].filter((each) => !each.mostlyWaits).length < atOnce);
  await new Promise<void>((resolve) => {
    const next = () => {
      for (let step = waiting.find(mayBegin); step; step = waiting.find(mayBegin)) begin(step);
      if (running.size === 0) resolve();
    };
    const begin = (step: Step) => {
      waiting.splice(waiting.indexOf(step), 1);
      running.add(step);
      void run(step).then(() => {
        running.delete(step);
        next();
      });
    };
    next();
  });
  clearInterval(looking);
  outcome.leftOut = waiting.map(({ name }) => name);
  return outcome;

  async function run({ name, program }: Step): Promise<void> {
    const started = performance.now();
    const { code, output } = await outputOf(program, (pid) => meter.watch(pid, name));
    const seconds = (performance.now() - started) / 1000;
    outcome.seconds[name] = seconds;
    outcome.cpu[name] = meter.taken(name);
    if (code === 0) passed.add(name);
    else outcome.failed.push({ name, output });
    const took = `${name} (${seconds.toFixed(1)} s)`;
    say(code === 0 ? `\n✓ ${took}\n${output}` : `\n✗ ${took}`);
  }
}

/** Collects the output, so that two steps at once do not mix their lines. */
function outputOf(
  program: string[],
  onStart: (pid: number) => void,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid) onStart(child.pid);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
