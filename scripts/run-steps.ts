import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  /** What the Node that runs this is called with. */
  program: string[];
  /** The name of a step that must have passed before. */
  after?: string;
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
  let running = 0;
  await new Promise<void>((resolve) => {
    const next = () => {
      while (running < atOnce) {
        const at = waiting.findIndex(({ after }) => after === undefined || passed.has(after));
        const [step] = waiting.splice(at, at < 0 ? 0 : 1);
        if (!step) break;
        running += 1;
        void run(step).then(() => {
          running -= 1;
          next();
        });
      }
      if (running === 0) resolve();
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
