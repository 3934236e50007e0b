import { sql } from 'kysely';
import type { BankLineState } from '#features/payments/matching/line-states.ts';
import { matchingTexts } from '#features/payments/matching/staff-messages.ts';
import {
  toVerificationStatus,
  verificationStatusFacts,
  verificationType,
} from '#features/payments/verifications/statuses.ts';
import { isCaseNumber, spellNumber } from '#features/requests/cases/case-number.ts';
import { matchesCase, mayOpen } from '#features/requests/cases/server/queue/queue-list.ts';
import { findCustomers } from '#features/requests/quotes/server/callers/find-customers.ts';
import { mayRead, readListed } from '#features/shipping/units/server/read-units.ts';
import { staffUnitTexts } from '#features/shipping/units/staff-messages.ts';
import { stageLabels } from '#features/shipping/units/stages.ts';
import { catalogueTexts } from '#features/shop/catalogue/messages.ts';
import { readStaffProducts } from '#features/shop/catalogue/products/server/staff-store.ts';
import { hasWords } from '#platform/database/containing.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { wireCents } from '#platform/money.ts';
import { phoneDigits } from '#platform/text/phone.ts';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { shortestSearch } from '../find-limits.ts';
import { findTexts } from '../messages.ts';
import type { Hit } from '../schema.ts';
import { findOrders } from './find-orders.ts';
import { mostOfAKind, type Search } from './search.ts';

const findCustomersByAny: Search = async (db, { agent, language }, q) => {
  const customers = await findCustomers(db, agent, { q, limit: mostOfAKind });
  return customers.map(({ id, name, email, phone, quotes }) => ({
    kind: 'customer',
    id,
    name,
    about: [email, phone].filter(Boolean).join(' · '),
    stage: findTexts[language].asked(quotes),
    says: '',
    urgent: false,
    cents: null,
  }));
};

const findUnits: Search = async (db, { agent, language }, q) => {
  const units = await readListed(
    db,
    sql`${mayRead(agent)} and u.id = any(array(
      (select id from unit where folded(identifier) like '%' || folded(${q}) || '%' and folded(${q}) <> ''
        and identifier is not null order by made_at desc limit ${mostOfAKind})
      union select id from unit where number = ${spellNumber(q)}))`,
  );
  const t = staffUnitTexts[language];
  return units.map(
    ({ id, number, name, identifier, customer, stage, next, voyage, held, late }) => ({
      kind: 'unit',
      id,
      name: number,
      about: [name, identifier, customer].filter(Boolean).join(' · '),
      stage: stage ? stageLabels[stage][language] : t.queues.under_way,
      says: [
        held && t.queues.held,
        late && t.queues.late,
        voyage && `${voyage.ship} ${voyage.number}`,
        next && `${stageLabels[next.stage][language]}: ${formatDate(next.estimatedOn, language)}`,
      ]
        .filter(Boolean)
        .join(' · '),
      urgent: held || late,
      cents: null,
    }),
  );
};

const findVerifications: Search = async (db, { agent, language }, q) => {
  const { rows } = await sql<
    Pick<Hit, 'id' | 'name' | 'about' | 'cents'> & { status: string; due: string | null }
  >`
    select id, ticket as name, concat_ws(' · ', email, quote_reference) as about, status,
      paid_cents::float8 as cents,
      case when awaiting_since is not null then ${isoMoment('answer_due_at')} end as due
    from verification where ${mayOpen(verificationType, agent)} and ${matchesCase(verificationType, q)}
    order by seq desc limit ${mostOfAKind}`.execute(db);
  return rows.map(({ status, due, ...row }) => ({
    ...row,
    kind: 'verification',
    stage: verificationStatusFacts[toVerificationStatus(status)].label[language],
    says: due ? findTexts[language].answerBy(formatDateTime(due, language)) : '',
    urgent: due !== null,
  }));
};

const findBankLines: Search = async (db, { language }, q) => {
  const { rows } = await sql<
    Pick<Hit, 'id' | 'name' | 'about' | 'cents'> & { state: BankLineState; day: string }
  >`
    select id, bank_reference as name, concat_ws(' · ', payer, description) as about, state,
      moved_on::text as day, amount_cents::float8 as cents
    from bank_statement_line where bank_reference is not null and folded(bank_reference) = folded(${q})
    order by moved_on desc limit ${mostOfAKind}`.execute(db);
  return rows.map(({ state, day, ...row }) => ({
    ...row,
    kind: 'bankLine',
    stage: matchingTexts[language].states[state],
    says: formatDate(day, language),
    urgent: state === 'open',
  }));
};

const findVoyages: Search = async (db, { language }, q) => {
  const { rows } = await sql<
    Pick<Hit, 'id' | 'name' | 'about'> & { departed: boolean; arrived: boolean; day: string }
  >`
    select id, ship || ' ' || number as name, concat_ws(' · ', carrier, port, bill_of_lading) as about,
      departed_on is not null as departed, arrived_on is not null as arrived,
      coalesce(arrived_on, case when departed_on is null then departs_on else arrives_on end)::text as day
    from voyage
    where ${hasWords(sql`plain(concat_ws(' ', ship, number, bill_of_lading))`, q)}
    order by departs_on desc limit ${mostOfAKind}`.execute(db);
  const t = findTexts[language];
  return rows.map(({ departed, arrived, day, ...row }) => ({
    ...row,
    kind: 'voyage',
    stage: arrived ? stageLabels.in_mariel[language] : departed ? t.atSea : t.loading,
    says: (arrived ? t.arrived : departed ? t.arrives : t.departs)(formatDate(day, language)),
    urgent: false,
    cents: null,
  }));
};

/** By whole words and the beginning of the last; a number is no product's. */
const findProducts: Search = async (db, { language }, q) => {
  if (phoneDigits(q) !== undefined || isCaseNumber(spellNumber(q))) return [];
  const words = sql`(nullif(plainto_tsquery('simple', search_words(plain(${q})))::text, '') || ':*')::tsquery`;
  const products = await readStaffProducts(
    db,
    [sql`deleted_at is null`, sql`search @@ ${words}`],
    sql`seq desc`,
    { limit: mostOfAKind },
  );
  return products.map(({ id, name, brand, model, year, status, price }) => ({
    kind: 'product',
    id,
    name,
    about: [brand, model, year].filter(Boolean).join(' '),
    stage: catalogueTexts[language][status],
    says: '',
    urgent: false,
    cents: price === null ? null : wireCents(price),
  }));
};

/** The kinds, in the order in which they are shown. */
const searches: readonly Search[] = [
  findOrders,
  findCustomersByAny,
  findUnits,
  findVerifications,
  findBankLines,
  findVoyages,
  findProducts,
];

export const findAnything: Search = async (db, by, q) => {
  if (q.length < shortestSearch) return [];
  return (await Promise.all(searches.map((search) => search(db, by, q)))).flat();
};
