import { type RawBuilder, sql } from 'kysely';
import { offerStands } from '#features/orders/offers/server/offer-stands.ts';
import { quoteIsOver } from '#features/requests/quotes/server/quote-ending.ts';
import type { Database } from '#platform/database/database.ts';
import type { CheckedKind } from '../schema.ts';

export interface LookupKeys {
  number: string;
  code: string;
  sha256: string;
  account: string;
}

export interface FoundRecord {
  kind: CheckedKind;
  name: string;
  at: Date;
  cents: string | null;
  who: string | null;
  state: string;
  /** The last day of an offer; its own state stands in `state`. */
  until: string | null;
}

/** Looks everywhere in one statement, so that every question costs the same index lookups. */
export async function findRecord(
  db: Database,
  wanted: LookupKeys,
): Promise<FoundRecord | undefined> {
  const places = [quotes, tickets, codes, documents, accounts, offers].map((place) =>
    place(wanted),
  );
  const { rows } = await sql<FoundRecord>`${sql.join(places, sql` union all `)}`.execute(db);
  return rows[0];
}

/** Nothing of a person is told once they have deleted their account. */
const ofNobody = (fact: string): RawBuilder<unknown> =>
  sql`case when q.detached_at is null then ${sql.raw(fact)} end`;

const quoteState = sql`case when ${quoteIsOver('q')}
  then 'ended' else 'valid' end`;

const quotes = ({ number }: LookupKeys): RawBuilder<unknown> => sql`
  select 'quote' as kind, q.reference as name, q.created_at as at, ${ofNobody('q.total_cents')} as cents,
    ${ofNobody('q.customer_name')} as who, ${quoteState} as state, null as until
  from quote q where q.reference = ${number}`;

/** Only a ticket that was sent from an account has the name of the sender. */
const tickets = ({ number }: LookupKeys): RawBuilder<unknown> => sql`
  select 'ticket', v.ticket, v.created_at, null,
    (select nullif(trim(p.first_name || ' ' || p.last_name), '') from person p
      where p.id = v.person_id),
    'valid', null
  from verification v where v.ticket = ${number}`;

const codes = ({ code }: LookupKeys): RawBuilder<unknown> => sql`
  select 'code', c.code, c.issued_at, ${ofNobody('q.total_cents')}, ${ofNobody('q.customer_name')}, ${quoteState}, null
  from verification_code c join quote q on q.id = c.quote_id where c.code = ${code}`;

/** A paper of a quote that was amended since is superseded. */
const documents = ({ code, sha256 }: LookupKeys): RawBuilder<unknown> => sql`
  select d.kind, d.number, d.issued_at, case when d.kind not in ('handover', 'shipment') then ${ofNobody('d.total_cents')} end,
    ${ofNobody('q.customer_name')},
    case when o.id is not null then ${offerStands('o')}
      when d.entry_id is not null then ${entryPaperState}
      when d.kind = 'statement' then ${statementState}
      when d.kind = 'handover' then ${actState}
      when d.kind = 'shipment' then ${shipmentState}
      when d.revision < q.revision then 'superseded' else ${quoteState} end,
    o.valid_until::text
  from document d join quote q on q.id = d.quote_id left join offer o on o.id = d.offer_id
  where d.number = ${code} or d.sha256 = ${sha256}`;

/** A payment stays valid when the quotation ends. */
const entryPaperState = sql`case
  when d.kind <> 'reversal' and not ledger_stands(d.entry_id) then 'reversed'
  when d.kind = 'cash' and exists (select from ledger_entry where of_entry = d.entry_id and kind = 'count')
    then 'superseded' else 'valid' end`;

/** A handover stays valid whatever becomes of the quotation, unless it was taken back. */
const actState = sql`case when exists (select from handover h
  where h.id = d.handover_id and h.undone_at is null) then 'valid' else 'reversed' end`;

/** Valid while nothing more was recorded of its units and their ships. */
const shipmentState = sql`case
  when exists (select from unit_entry e join unit on unit.id = e.unit_id
      where unit.quote_id = d.quote_id and e.made_at > d.issued_at and e.kind <> 'note')
    or exists (select from document later where later.quote_id = d.quote_id and later.kind = 'shipment'
      and later.issued_at > d.issued_at and later.content_key <> d.content_key)
  then 'superseded' else 'valid' end`;

/** Valid while no payment, acceptance or newer statement has changed what it says. */
const statementState = sql`case
  when exists (select from event where event.quote_id = d.quote_id and event.at > d.issued_at
    and (event.kind = 'cancelled' or 'rejected' in (event.from_status, event.to_status))) then 'superseded'
  when d.revision = (select count(*) from ledger_entry where quote_id = d.quote_id)
    and exists (select from offer_acceptance a join offer on offer.id = a.offer_id
      where offer.quote_id = d.quote_id and a.undone_at is null and a.accepted_at <= d.issued_at)
    and not exists (select from document later where later.quote_id = d.quote_id and later.kind = 'statement'
      and later.issued_at > d.issued_at and later.content_key <> d.content_key)
    then 'valid' else 'superseded' end`;

/** Includes closed accounts, into which nobody should pay any more. */
const accounts = ({ account }: LookupKeys): RawBuilder<unknown> => sql`
  (select 'account', i.account, i.approved_at, null, null,
    case when i.closed or exists (select from payment_instruction later
        where later.way = i.way and later.version > i.version and later.approved_at is not null)
      then 'superseded' else 'valid' end as state, null
  from payment_instruction i
  where i.account_key = ${account} and i.account_key <> '' and i.approved_at is not null
  order by state desc, i.version desc limit 1)`;

/** After acceptance the total includes the chosen options. Drafts are left out. */
const offers = ({ number }: LookupKeys): RawBuilder<unknown> => sql`
  select 'offer', o.number, o.sent_at, ${ofNobody('coalesce(a.total_cents, o.total_cents)')},
    ${ofNobody('q.customer_name')},
    ${offerStands('o')}, o.valid_until::text
  from offer o join quote q on q.id = o.quote_id
    left join offer_acceptance a on a.offer_id = o.id and a.undone_at is null
  where o.number = ${number} and o.state <> 'draft'`;
