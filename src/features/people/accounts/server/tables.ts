import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Language } from '#platform/text/language.ts';
import type { Role } from '../roles.ts';

declare module '#platform/database/database.ts' {
  interface Tables {
    person: {
      id: Generated<string>;
      issuer: string;
      subject: string;
      email: string;
      email_verified: Generated<boolean>;
      first_name: Generated<string>;
      last_name: Generated<string>;
      phone: string | null;
      whatsapp: string | null;
      province: Generated<string>;
      role: Generated<Role>;
      language: Generated<Language>;
      created_at: Generated<Date>;
    };
    /** Written by a trigger on `person`. */
    staff_term: {
      seq: Generated<string>;
      person_id: string;
      role: Exclude<Role, 'cliente'>;
      since: Generated<Date>;
      from_start: Generated<boolean>;
      given_by: string | null;
      ended_at: Date | null;
    };
    /** Which accounts are one human's; written by the same trigger. */
    staff_identity: { key: string; human: string };
    idp_account: {
      subject: string;
      email: string;
      first_name: string;
      last_name: string;
      created_at: Generated<Date>;
    };
    idp_record: {
      model: string;
      id: string;
      payload: JSONColumnType<Record<string, unknown>>;
      grant_id: string | null;
      user_code: string | null;
      uid: string | null;
      consumed_at: Date | null;
      expires_at: ColumnType<Date | null, Date | null, Date | null>;
    };
    audit: {
      id: Generated<string>;
      seq: Generated<string>;
      at: Generated<Date>;
      actor_id: string | null;
      action: string;
      subject_kind: string;
      subject_id: string | null;
      subject_name: string | null;
      details: JSONColumnType<object>;
    };
  }
}
