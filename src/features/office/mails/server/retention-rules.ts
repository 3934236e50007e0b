import { sql } from 'kysely';
import { deletionEvent } from '#features/home/profile/server/delete-person.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import type { RetentionRules } from '#platform/retention/rules.ts';
import { dayMs } from '#platform/time/durations.ts';

/** In days. Delivered mails stay this long, so that staff can answer questions about one. */
const mailDays = 90;

export const mailRetention: RetentionRules = {
  erased: [
    {
      table: 'outbox',
      count: 'mails',
      // The mail about a deleted account is the last place that holds the address.
      expired: ({ now }) => sql`done_at < ${new Date(now.getTime() - mailDays * dayMs)}
        or (done_at <= ${now} and dedupe like ${`${mailTopic}:${deletionEvent} %`})`,
    },
  ],
};
