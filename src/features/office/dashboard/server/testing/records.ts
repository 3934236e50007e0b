// Writes records with the moments, statuses and promises of which the dashboard counts.
import type { TestShop } from '#app/server/testing/test-shop.ts';
import type { VerificationStatus } from '#features/payments/verifications/statuses.ts';
import {
  type ProductIds,
  products,
  type ShortName,
} from '#features/requests/quotes/server/testing/quotes.ts';
import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';

/** Saturday 21 November 2026, 14:05 in Havana, which is five hours behind. */
export const now = new Date('2026-11-21T19:05:00Z');
export const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

interface Made {
  at?: string | Date;
  assigned?: string;
  /** Until when we promised to answer; without it nobody waits. */
  due?: Date;
  answeredAfter?: number;
  detached?: true;
}

const queueColumns = ({ at = now, assigned, due, answeredAfter, detached }: Made) => ({
  created_at: new Date(at),
  assigned_to: assigned ?? null,
  awaiting_since: due ? new Date(at) : null,
  answer_due_at: due ?? null,
  first_response_at:
    answeredAfter === undefined ? null : new Date(new Date(at).getTime() + answeredAfter * 60_000),
  detached_at: detached ? now : null,
});

let made = 0;

export async function addQuote(
  { services }: TestShop,
  ids: ProductIds,
  special: Made & { status?: QuoteStatus; province?: string; of?: (ShortName | 'gone')[] } = {},
) {
  const { status = 'pending', province = 'HOL', of = ['corolla'] } = special;
  const lines = of.map((shortName) =>
    shortName === 'gone'
      ? { product_id: null, product_name: 'Ya no existe', cents: 0 }
      : {
          product_id: ids[shortName],
          product_name: products[shortName].name,
          cents: Math.round(Number(products[shortName].price ?? 0) * 100),
        },
  );
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  await services.db.transaction().execute(async (tx) => {
    made += 1;
    const { id } = await tx
      .insertInto('quote')
      .values({
        reference: `MA-TX-2026-${made}`,
        person_id: null,
        customer_name: 'Yanet',
        customer_email: 'yanet@correo.test',
        customer_phone: null,
        customer_whatsapp: null,
        province,
        language: 'es',
        subtotal_cents: total,
        total_cents: total,
        notes: null,
        status,
        submission_key: null,
        submission_hash: null,
        ...queueColumns(special),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (status === 'rejected')
      await tx
        .insertInto('event')
        .values({
          quote_id: id,
          actor: 'staff',
          kind: 'status',
          from_status: 'pending',
          to_status: status,
        })
        .execute();
    await tx
      .insertInto('quote_line')
      .values(
        lines.map(({ cents, ...line }, position) => ({
          ...line,
          quote_id: id,
          position,
          quantity: 1,
          unit_price_cents: cents || null,
        })),
      )
      .execute();
  });
}

export async function addVerification(
  { services }: TestShop,
  special: Made & { status?: VerificationStatus } = {},
) {
  const { status = 'pending' } = special;
  made += 1;
  await services.db
    .insertInto('verification')
    .values({
      ticket: `MA-T-20261121-${made}`,
      code: 'MA-VER-1',
      email: 'yanet@correo.test',
      language: 'es',
      status,
      processed_at: /pending|processing/.test(status) ? null : now,
      ...queueColumns(special),
      answer_due_at: special.due ?? now,
    })
    .execute();
}
