import type { balanceOf } from '#features/ledger/entries/balance.ts';
import type { DueEvent } from '#features/ledger/entries/due.ts';
import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';
import type { Journey } from '#features/shipping/units/schema.ts';

/** All that was recorded about an order and that says where it stands. It says nothing itself. */
export interface OrderFacts {
  /** Set by hand. It is believed only where no offer and no unit says more. */
  status: QuoteStatus;
  /** Somebody of staff has it or has answered it. */
  taken: boolean;
  ended: { by: 'customer' | 'staff'; reason: string | null; at: string | null } | null;
  answer: {
    /** By when we promised to write; null where nobody waits for us. */
    dueAt: string | null;
    /** When somebody of staff last wrote or decided; before that, when it was made. */
    lastWroteAt: string;
  };
  /** The newest that was sent. */
  offer: OfferFacts | null;
  /** Null where no offer is accepted. */
  money: MoneyFacts | null;
  units: readonly UnitFacts[];
  /** Something was handed over of which its customer has not said how it was. */
  toReview: boolean;
}

export interface OfferFacts {
  state: 'sent' | 'expired' | 'accepted' | 'declined' | 'superseded' | 'withdrawn';
  validUntil: string;
  totalCents: number;
  changeAsked: boolean;
  /** In place of one that expired, or of which something was sold. */
  newOneAsked: boolean;
  /** Something was sold without which it cannot be accepted. */
  sold: boolean;
  /** It is accepted, and its products are no longer held. */
  lapsed: boolean;
  customs: 'waiting' | 'accepted' | 'talk' | null;
}

interface Instalment {
  cents: number;
  due: DueEvent;
  dueOn: string | null;
}

export type MoneyFacts = Omit<ReturnType<typeof balanceOf<Instalment>>, 'agreedCents' | 'over'> & {
  /** What went back, of payments that count. */
  refundedCents: number;
  /** What people say that they paid and nobody has found yet; null where they name no amount. */
  claims: readonly { cents: number | null }[];
  /** False where nothing says where to pay. */
  canPay: boolean;
};

export type UnitFacts = Pick<
  Journey,
  'stage' | 'stages' | 'overdue' | 'hold' | 'silent' | 'lastNewsAt' | 'actWaits'
>;
