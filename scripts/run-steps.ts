import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  /** What the Node that runs this is called with. */
  program: string[];
  /** The name of a step that must have passed before. */
  after?: string;
  /** It waits for clocks more than it computes: it is not counted among those at once. */
  mostlyWaits?: true;
}

export interface Outcome {
  /** How long each step took that ran. */
  seconds: Record<string, number>;
  /** What failed, and what it printed. */
  failed: { name: string; output: string }[];
  /** What could not run, because what it needs failed. */
  leftOut: string[];
}

/**
 * Runs steps, so many at once, in their order; those that wait for another one let later ones pass.
 * It goes on when one fails: all that is wrong is said at once.
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  say: (text: string) => void,
): Promise<Outcome> {
  const waiting = [...steps];
  const passed = new Set<string>();
  const outcome: Outcome = { seconds: {}, failed: [], leftOut: [] };
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
  outcome.leftOut = waiting.map(({ name }) => name);
  return outcome;

  async function run({ name, program }: Step): Promise<void> {
    const started = performance.now();
    const { code, output } = await outputOf(program);
    const seconds = (performance.now() - started) / 1000;
    outcome.seconds[name] = seconds;
    if (code === 0) passed.add(name);
    else outcome.failed.push({ name, output });
    const took = `${name} (${seconds.toFixed(1)} s)`;
    say(code === 0 ? `\n✓ ${took}\n${output}` : `\n✗ ${took}`);
  }
}

/** Shown when the step has ended, so that two at once do not mix their lines. */
function outputOf(program: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
