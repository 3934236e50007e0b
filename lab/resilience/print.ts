import { faults } from './faults.ts';
import { outcomes } from './outcome.ts';
import { taskNames } from './tasks.ts';
import type { Cell } from './walk.ts';

export interface WalkResult {
  name: string;
  cells?: Cell[];
  skipped?: string;
}

/** Prints the matrix of `docs/resilience.md`, the same each time, so that a change shows. */
export function printMatrix(walked: readonly WalkResult[]): string {
  const made = faults.flatMap((fault) => {
    const found = walked.find(({ name }) => name === fault.name);
    return found ? [{ ...fault, ...found }] : [];
  });
  const rows = made.map(({ name, cells, skipped }) => {
    const fields = taskNames.map((task) => {
      if (skipped) return 'not tried';
      const cell = cells?.find((each) => each.task === task);
      return cell ? `${cell.right ? '✓' : '✗'} ${cell.expected.join(' or ')}` : '?';
    });
    return [name, ...fields];
  });
  const all = made.flatMap(({ cells = [] }) => cells);
  const right = all.filter((cell) => cell.right).length;
  return `# What people can still do while something fails

Written by \`node scripts/run.mjs resilience\` from the tests in \`lab/resilience/\`, which try each field
of this table at a real process of the built shop, over HTTP, and look into the database afterwards.
${right} of ${all.length} fields hold. \`npm test\` tries the shorter faults too.

${table(['', ...taskNames], rows)}

${Object.entries(outcomes)
  .map(([name, meaning]) => `- **${name}**: ${meaning}.`)
  .join('\n')}

After each fault everything works again within 30 seconds, without anybody touching the shop. What was
acknowledged before, while or after is there exactly once, under the name and the owner that were told.

## How each is made

${made.map(({ name, how, skipped }) => `- **${name}**: ${how}.${skipped ? ` Not tried on the machine that wrote this: ${skipped}.` : ''}`).join('\n')}

## What this does not show

- The cart is in the browser. That a full one outlives every fault here is tried in a browser:
  \`e2e/conexion.test.ts\`, \`e2e/sin-linea.test.ts\`.
- A shop that is started while its database is away stops with a sentence; whoever watches over it
  (systemd, compose) starts it again until the database is there.
- PostgreSQL's own clock is believed: it ends sessions and decides what the law lets us erase.
- Sign-in shows our page while the provider is away; who has already left for it sees what their
  browser says, and comes back by its back button.
`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (fields: readonly string[]) => `| ${fields.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
