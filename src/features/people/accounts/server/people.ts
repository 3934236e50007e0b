import { sql } from 'kysely';
import { toProvince } from '#features/company/provinces/provinces.ts';
import { lastUse, prolongSession, type SessionTimes } from '#platform/auth/session.ts';
import { recentMinutes } from '#platform/auth/sign-in.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { Language } from '#platform/text/language.ts';
import { dayMs, hourMs } from '#platform/time/durations.ts';
import { isStaff, type Role } from '../roles.ts';
import type { ContactUpdate, CurrentUser } from '../schema.ts';
import { demoPeople, embeddedIssuer } from './embedded-provider/demo-people.ts';

export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** The provider has verified another address of somebody who was here before. */
export interface NewAddress {
  person: CurrentUser;
  former: { email: string; verified: boolean };
}

/** What becomes of a person's records then, in the transaction of the sign-in. */
export type OnNewAddress = (tx: Tx, config: Config, moved: NewAddress) => Promise<void>;

const columns = [
  'person.id',
  'person.first_name',
  'person.last_name',
  'person.email',
  'person.phone',
  'person.whatsapp',
  'person.province',
  'person.role',
  'person.language',
] as const;

/** In milliseconds: staff sign in every day, and after a long break. */
const staffSession = { maxAge: dayMs, maxIdle: 4 * hourMs };

const isRecent = sql<boolean>`coalesce(
  session.authenticated_at > now() - ${recentMinutes} * interval '1 minute', false)`;

export async function findPersonOfSession(
  db: Database,
  key: Buffer,
): Promise<{ person: CurrentUser; recent: boolean } | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select([...columns, 'session.created_at', 'session.expires_at'])
    .select(sql<Date>`now()`.as('now'))
    .select(isRecent.as('recent'))
    .where('session.token_hash', '=', key)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row || (isStaff(row.role) && isOverForStaff(row))) return undefined;
  await prolongSession(db, key, row);
  return { person: toCurrentUser(row), recent: row.recent };
}

function isOverForStaff(session: SessionTimes): boolean {
  const since = (moment: Date) => session.now.getTime() - moment.getTime();
  return (
    since(session.created_at) > staffSession.maxAge ||
    since(lastUse(session)) > staffSession.maxIdle
  );
}

/**
 * Creates the person or updates names and e-mail. Phone, WhatsApp, province and granted roles stay,
 * and so does an address that was verified while the provider only claims another one.
 */
export async function signInPerson(
  tx: Tx,
  { config, onNewAddress }: { config: Config; onNewAddress: OnNewAddress },
  identity: Identity,
  language: Language,
): Promise<CurrentUser> {
  const { issuer, subject, emailVerified } = identity;
  const former = await lockAddress(tx, identity);
  const isElsewhere = former && former.email.toLowerCase() !== identity.email.toLowerCase();
  const stays = isElsewhere && former.verified && !emailVerified;
  const profile = {
    email: stays ? former.email : identity.email,
    email_verified: stays || emailVerified,
    first_name: identity.firstName,
    last_name: identity.lastName,
  };
  const isNamed = isNamedAdministrador(config, identity);
  const role = isNamed ? 'administrador' : initialRole(config, identity);
  const row = await tx
    .insertInto('person')
    .values({ ...profile, issuer, subject, role, language })
    .onConflict((conflict) =>
      conflict
        .constraint('person_identity')
        .doUpdateSet({ ...profile, ...(isNamed ? { role: 'administrador' } : {}) }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  if (isStaff(role)) await countFromStart(tx, row.id, isNamed);
  const person = toCurrentUser(row);
  if (isElsewhere && emailVerified) await onNewAddress(tx, config, { person, former });
  return person;
}

function lockAddress(tx: Tx, { issuer, subject }: Identity) {
  return tx
    .selectFrom('person')
    .select(['email', 'email_verified as verified'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Whom the configuration makes staff counts at once for acts of two people: it takes more than a
 * password of the shop. Who is named counts so even if somebody gave them the role before.
 */
async function countFromStart(db: Database, id: string, isNamed: boolean): Promise<void> {
  await db
    .updateTable('staff_term')
    .set({ from_start: true })
    .where('person_id', '=', id)
    .where('ended_at', 'is', null)
    .where('from_start', '=', false)
    .$if(!isNamed, (query) => query.where('given_by', 'is', null))
    .execute();
}

/** Numbers that are missing stay as they are. */
export async function saveContact(
  db: Database,
  id: string,
  contact: ContactUpdate,
): Promise<CurrentUser | undefined> {
  const row = await db
    .updateTable('person')
    .set({
      phone: contact.phone ?? sql.ref('phone'),
      whatsapp: contact.whatsapp ?? sql.ref('whatsapp'),
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return row && toCurrentUser(row);
}

export async function setLanguage(db: Database, id: string, language: Language): Promise<void> {
  await db.updateTable('person').set({ language }).where('id', '=', id).execute();
}

/** Only an address that the provider verified counts. */
function isNamedAdministrador(config: Config, identity: Identity): boolean {
  return identity.emailVerified && config.adminEmails.includes(identity.email.toLowerCase());
}

function initialRole(config: Config, identity: Identity): Role {
  if (config.oidc || identity.issuer !== embeddedIssuer(config)) return 'cliente';
  return demoPeople.find((person) => person.subject === identity.subject)?.role ?? 'cliente';
}

function toCurrentUser(row: {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  whatsapp: string | null;
  province: string;
  role: Role;
  language: Language;
}): CurrentUser {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    whatsapp: row.whatsapp,
    province: toProvince(row.province),
    role: row.role,
    locale: row.language,
  };
}
