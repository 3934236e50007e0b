import { quoteStatusFacts } from '#features/requests/quotes/statuses.ts';
import type { Language } from '#platform/text/language.ts';
import { progressTexts } from '../progress-messages.ts';
import { progressText } from '../progress-text.ts';
import { progressReaders } from '../said.ts';
import { statusOf } from '../status-of.ts';
import { shown } from './facts.ts';
import { situations } from './situations.ts';

/** docs/order-progress.md as it must be. */
export function progressDoc(): string {
  return `# Where an order stands

\`progressOf\` in \`src/features/orders/progress/progress.ts\` decides it from recorded facts, by the first rule
that holds; [decision 087](decisions/087-one-progress.md) says why. This page is written by a test of it:
\`npx vitest run --project unit src/features/orders/progress --update\`.

## Situations
As whoever asked reads them on 20 November 2026, the status that they say (\`statusOf\`, [decision 093](decisions/093-facts-move-the-status.md)),
and the main action of each reader.

| situation | stage | status | sentence | what comes next | whose turn, by when | actions |
|---|---|---|---|---|---|---|
${Object.entries(situations)
  .map(([name, order]) => {
    const progress = shown(order);
    const { sentence, next, who, by } = progressText(progress, 'en');
    const actions = progressReaders.flatMap((reader) => {
      const { action } = shown(order, reader);
      return action ? `${reader}: ${action}` : [];
    });
    const said = statusOf(order);
    const status = said ? quoteStatusFacts[said].label.en : '';
    const turn = `${who} ${by}`.trim();
    return row(name, progress.stage, status, sentence, next, turn, actions.join(', '));
  })
  .join('\n')}

## Stages
${table('stages')}

## Sentences
${table('sentences')}

## What comes next
${table('next')}

## Whose turn
${table('who')}

## Actions
${table('actions')}
`;
}

function table(part: 'stages' | 'sentences' | 'next' | 'who' | 'actions'): string {
  const of = (language: Language): Record<string, string> => progressTexts[language][part];
  const rows = Object.keys(of('es')).map((key) => row(key, of('es')[key], of('en')[key]));
  return ['| key | Spanish | English |', '|---|---|---|', ...rows].join('\n');
}

const row = (...cells: (string | undefined)[]) => `| ${cells.join(' | ')} |`;
