import { sql } from 'kysely';
import { lockQuoteWhere } from '#features/requests/quotes/server/quote-access.ts';
import { newsMail } from '#features/shipping/units/server/news-mail.ts';
import { type NewsJob, takeNews } from '#features/shipping/units/server/queue-unit-news.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Handler } from '#platform/jobs/outbox.ts';
import type { Services } from '#platform/services.ts';
import { mailCustomer } from './mail-customer.ts';

export function unitNewsJob({ db, config }: Pick<Services, 'db' | 'config'>): Handler {
  return async ({ payload }) => {
    const { unit } = payload as NewsJob;
    await inTransaction(db, async (tx) => {
      const locked = await lockQuoteWhere(
        tx,
        sql`id = (select quote_id from unit where unit.id = ${unit})`,
      );
      const found = locked && (await takeNews(tx, locked.row.id));
      if (!found) return;
      await mailCustomer(tx, config, locked, {
        event: `unit-news ${found.first}`,
        place: '#camino',
        content: () => newsMail(locked.row, found.units),
      });
    });
  };
}
