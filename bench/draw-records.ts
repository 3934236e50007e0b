import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import type { VerificationStatus } from '#features/payments/verifications/statuses.ts';
import { makeTicket } from '#features/payments/verifications/ticket.ts';
import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';
import { defaultCategory } from '#features/shop/catalogue/categories.ts';
import type { Tables } from '#platform/database/database.ts';
import { codeAlphabet } from '#platform/text/code-alphabet.ts';
import { dayNumber } from '#platform/time/dates.ts';
import { drawStory, pick, type Story } from './draw-history.ts';

export interface People {
  /** The first one is administrador. */
  agents: string[];
  customers: { id: string; email: string; first_name: string; last_name: string }[];
}

export interface CatalogueProduct {
  id: string;
  name: string;
  category: string;
  price_cents: string | null;
}

interface Drawing {
  madeAt: Date;
  until: Date;
  people: People;
  number: number;
}

type NewEvent = Insertable<Tables['event']>;

const quotePaths: readonly (readonly [QuoteStatus, ...QuoteStatus[]])[] = [
  ['pending', 'en_revision', 'approved', 'sent', 'delivered', 'completed'],
  ['pending', 'en_revision', 'approved', 'sent', 'delivered', 'completed'],
  ['pending', 'en_revision', 'approved', 'sent', 'delivered'],
  ['pending', 'en_revision', 'approved', 'rejected'],
  ['pending', 'en_revision', 'rejected'],
  ['pending', 'rejected'],
];

export interface DrawnQuote {
  quote: Insertable<Tables['quote']>;
  lines: Insertable<Tables['quote_line']>[];
  events: NewEvent[];
}

export function drawQuote(
  drawing: Drawing,
  products: readonly CatalogueProduct[],
  random: () => number,
): DrawnQuote {
  const { madeAt, until, people, number } = drawing;
  const id = randomUUID();
  const customer = pick(people.customers, random);
  const story = drawStory(
    { madeAt, until, customer: customer.id, agents: people.agents, path: pick(quotePaths, random) },
    random,
  );
  const left = story.status === 'completed' && random() < 0.02;
  const lines = drawLines(id, products, random);
  const cents = lines.reduce((sum, line) => sum + line.quantity * (line.unit_price_cents ?? 0), 0);
  const quote: Insertable<Tables['quote']> = {
    id,
    reference: `MA-TX-${yearOf(madeAt)}-${String(number).padStart(6, '0')}`,
    person_id: left ? null : customer.id,
    customer_name: `${customer.first_name} ${customer.last_name}`,
    customer_email: customer.email,
    customer_phone: '+5351234567',
    customer_whatsapp: null,
    // La Habana asks for almost half.
    province: random() < 0.4 ? 'HAB' : pick(provinceCodes, random),
    language: random() < 0.1 ? 'en' : 'es',
    subtotal_cents: cents,
    total_cents: cents,
    notes: random() < 0.2 ? 'Con entrega en casa de mi hermana, por favor.' : null,
    status: story.status,
    submission_key: null,
    submission_hash: null,
    created_at: madeAt,
    detached_at: left ? until : null,
    ...story.queue,
  };
  return { quote, lines, events: eventsOf(story, { quote_id: id, verification_id: null }) };
}

export function yearOf(madeAt: Date): number {
  return Number(dayNumber(madeAt).slice(0, 4));
}

function drawLines(quoteId: string, products: readonly CatalogueProduct[], random: () => number) {
  return Array.from({ length: 1 + Math.floor(random() ** 2 * 4) }, (_, position) => {
    const product = pick(products, random);
    return {
      quote_id: quoteId,
      position,
      product_id: product.id,
      product_name: product.name,
      quantity: product.category === defaultCategory ? 1 : 1 + Math.floor(random() * 3),
      unit_price_cents: product.price_cents === null ? null : Number(product.price_cents),
    };
  });
}

const verificationPaths: readonly (readonly [VerificationStatus, ...VerificationStatus[]])[] = [
  ['pending', 'processing', 'approved', 'completed'],
  ['pending', 'processing', 'approved', 'completed'],
  ['pending', 'approved'],
  ['pending', 'processing', 'rejected'],
];

export interface DrawnVerification {
  verification: Insertable<Tables['verification']>;
  events: NewEvent[];
}

export function drawVerification(drawing: Drawing, random: () => number): DrawnVerification {
  const { madeAt, until, people, number } = drawing;
  const id = randomUUID();
  const sender = pick(people.customers, random);
  const personId = random() < 1 / 3 ? null : sender.id;
  const story = drawStory(
    {
      madeAt,
      until,
      customer: personId,
      agents: people.agents,
      path: pick(verificationPaths, random),
    },
    random,
  );
  const waits = story.status === 'pending' || story.status === 'processing';
  const verification: Insertable<Tables['verification']> = {
    id,
    ticket: makeTicket('MA', dayNumber(madeAt), fourSigns(number)),
    person_id: personId,
    detached_at: null,
    code: `MA-VER-${dayNumber(madeAt)}-${fourSigns(number * 7)}`,
    email: sender.email,
    whatsapp: '+5351234567',
    quote_reference:
      random() < 0.7 ? `MA-TX-${yearOf(madeAt)}-${String(number).padStart(6, '0')}` : null,
    comment: random() < 0.5 ? 'Pagué el lunes por Zelle.' : null,
    language: random() < 0.1 ? 'en' : 'es',
    status: story.status,
    submission_key: null,
    submission_hash: null,
    created_at: madeAt,
    processed_at: waits ? null : story.decidedAt,
    ...story.queue,
    answer_due_at: story.queue.answer_due_at ?? story.promisedAt,
  };
  return { verification, events: eventsOf(story, { quote_id: null, verification_id: id }) };
}

function fourSigns(number: number): string {
  const base = codeAlphabet.length;
  return [base ** 3, base ** 2, base, 1]
    .map((place) => codeAlphabet[Math.floor(number / place) % base])
    .join('');
}

function eventsOf(
  { events }: Story<string>,
  of: Pick<NewEvent, 'quote_id' | 'verification_id'>,
): NewEvent[] {
  return events.map((event) => ({ ...event, ...of, submission_key: null }));
}
