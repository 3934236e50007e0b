import type { ColumnType, Generated } from 'kysely';
import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import type { DueEvent } from '#features/ledger/entries/due.ts';
import type { Language } from '#platform/text/language.ts';
import type { LinkRole } from '../links.ts';
import type { LineKind } from '../offer-rules.ts';
import type { OfferState } from '../offer-state.ts';
import type { OfferPreset } from '../preset-schema.ts';

type Day = ColumnType<unknown, string, string>;
type Cents = ColumnType<string, number, number>;

interface OfferColumns {
  id: Generated<string>;
  quote_id: string;
  version: number;
  number: string;
  state: Generated<OfferState>;
  language: Language;
  valid_until: Day;
  terms_version: string;
  note: string | null;
  total_cents: Cents;
  revision: Generated<number>;
  made_by: string;
  created_at: Generated<Date>;
  sent_at: Date | null;
  answered_at: Date | null;
  decline_reason: string | null;
  change_asked_at: Date | null;
  seen_at: Date | null;
}

declare module '#platform/database/database.ts' {
  interface Tables {
    offer: OfferColumns;
    offer_line: {
      offer_id: string;
      position: number;
      kind: LineKind;
      text: string;
      quantity: number;
      unit_cents: Cents;
      optional: boolean;
      product_id: string | null;
      cost_cents: ColumnType<string | null, number | null, number | null>;
      picture: string | null;
      condition: string | null;
    };
    offer_instalment: {
      offer_id: string;
      position: number;
      label: string;
      basis_points: number | null;
      amount_cents: Cents;
      due: DueEvent;
      due_on: ColumnType<unknown, string | null, string | null>;
    };
    offer_estimate: {
      offer_id: string;
      position: number;
      text: string;
      amount_cents: ColumnType<string | null, number | null, number | null>;
      source: string | null;
      source_address: string | null;
      as_of: ColumnType<unknown, string | null, string | null>;
    };
    offer_acceptance: {
      id: Generated<string>;
      offer_id: string;
      chosen: number[];
      total_cents: Cents;
      shown_hash: Buffer;
      terms_version: string;
      typed_name: string;
      link_id: string | null;
      person_id: string | null;
      accepted_at: Generated<Date>;
      undone_at: Date | null;
      undone_by: string | null;
      undo_reason: string | null;
    };
    acceptance_instalment: {
      acceptance_id: string;
      position: number;
      label: string;
      amount_cents: Cents;
      due: DueEvent;
      due_on: ColumnType<unknown, string | null, string | null>;
    };
    instalment_override: {
      acceptance_id: string;
      position: number;
      reason: string;
      made_by: string;
      made_at: Generated<Date>;
    };
    quote_link: {
      id: Generated<string>;
      quote_id: string;
      role: LinkRole;
      token_hash: Buffer;
      made_by: string | null;
      made_at: Generated<Date>;
      expires_at: Date;
      revoked_at: Date | null;
    };
    offer_preset: {
      id: Generated<string>;
      kind: OfferPreset['kind'];
      category: string | null;
      province: ProvinceCode | null;
      text_es: string;
      text_en: string;
      price_cents: ColumnType<string | null, number | null, number | null>;
      basis_points: number | null;
    };
  }
}
