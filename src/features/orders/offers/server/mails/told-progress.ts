import { progressFor } from '#features/orders/progress/progress-for.ts';
import { progressText } from '#features/orders/progress/progress-text.ts';
import type { ProgressReader } from '#features/orders/progress/said.ts';
import type { ToldProgress } from '#features/requests/cases/server/case-mails.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Language } from '#platform/text/language.ts';
import { readFacts } from '../read-facts.ts';

/** What a mail says of where an order stands. It is asked last, once its facts are written. */
export async function toldProgress(
  tx: Tx,
  { id, language }: { id: string; language: Language },
  reader: ProgressReader = 'asks',
): Promise<ToldProgress> {
  return progressText(progressFor(await readFacts(tx, id), reader), language);
}
