import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** An account, or else the address by which quotations without one are known. */
export interface Customer {
  person: string | null;
  address: string;
}

/** A condition on `quote`: its address is one of these, `any (…)`: the e-mail, or else the phone. */
export const quoteHasAddress = (these: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(lower(quote.customer_email) = ${these}
    or quote.customer_email is null and quote.customer_phone = ${these})`;

/** One person to staff: what a merge joined, and the ids of those merges. */
export interface MergedCustomer {
  /** The one who was asked for. */
  self: Customer;
  customers: Customer[];
  merges: string[];
}

interface Said extends Customer {
  id: string;
  otherPerson: string | null;
  otherAddress: string;
}

/** The merges of whoever has one of these addresses, and of all whom those reach. */
async function mergesOf(db: Database, addresses: readonly string[]): Promise<Said[]> {
  const found = new Map<string, Said>();
  const asked = new Set<string>();
  for (let next = [...new Set(addresses)]; next.length > 0; ) {
    for (const address of next) asked.add(address);
    const these = sql`any (${next}::text[])`;
    const people = sql`array(select id from person where lower(email) = ${these})`;
    const { rows } = await sql<Said>`
      select id, person_id as person, address, other_person_id as "otherPerson", other_address as "otherAddress"
      from merged_customer where said_of = any (array(
        select id from person where lower(email) = ${these}
        union all select id from quote where person_id = any (${people})
        union all select id from quote where person_id is null and detached_at is null
          and ${quoteHasAddress(these)}))`.execute(db);
    for (const row of rows) found.set(`${row.id} ${row.person ?? row.address}`, row);
    next = rows.map(({ otherAddress }) => otherAddress).filter((address) => !asked.has(address));
  }
  return [...found.values()];
}

/** What merges reach from here, by these names of their sides. */
function reach(
  from: string,
  merges: readonly Said[],
  [one, other]: [(said: Said) => string, (said: Said) => string],
) {
  const names = new Set([from]);
  const through = new Set<Said>();
  for (const name of names) {
    for (const said of merges.filter((each) => one(each) === name)) {
      through.add(said);
      names.add(other(said));
    }
  }
  return {
    names,
    through: [...through],
    merges: [...new Set([...through].map(({ id }) => id))].sort(),
  };
}

/** A customer, and all who are one with them. */
export async function mergedWith(db: Database, self: Customer): Promise<MergedCustomer> {
  const { through, merges } = reach(
    self.person ?? self.address,
    await mergesOf(db, [self.address]),
    [({ person, address }) => person ?? address, (said) => said.otherPerson ?? said.otherAddress],
  );
  const others = through.map(
    ({ person, address }) => [person ?? address, { person, address }] as const,
  );
  const customers = [...new Map([[self.person ?? self.address, self], ...others]).values()];
  return { self, customers, merges };
}

/** The addresses of a query, those of one person together, and the ids of the merges that say so. */
export async function mergedAddresses(
  db: Database,
  addresses: RawBuilder<unknown>,
): Promise<{ addresses: string[]; merges: string[] }[]> {
  const { rows } = await sql<{ address: string }>`
    select address from (${addresses}) asked (address) where address is not null`.execute(db);
  const said = await mergesOf(
    db,
    rows.map(({ address }) => address),
  );
  const reached = new Set<string>();
  return rows.flatMap(({ address }) => {
    if (reached.has(address)) return [];
    const { names, merges } = reach(address, said, [
      (each) => each.address,
      (each) => each.otherAddress,
    ]);
    for (const name of names) reached.add(name);
    return [{ addresses: [...names], merges }];
  });
}
