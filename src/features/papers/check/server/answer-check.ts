import { timingSafeEqual } from 'node:crypto';
import type { api } from '#api.ts';
import { type OfferState, shownState } from '#features/orders/offers/offer-state.ts';
import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { checkWord } from '#features/requests/cases/server/check-word.ts';
import { initialsOf } from '#features/requests/quotes/initials.ts';
import { limits } from '#limits.ts';
import { networksOf } from '#platform/http/networks.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { toWire } from '#platform/money.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { isGuessable, readCandidates } from '../candidates.ts';
import type { Channel, Recognition } from '../schema.ts';
import { findChannel } from './channels.ts';
import { type FoundRecord, findRecord } from './find-ours.ts';

const minAnswerMs = 80;

/**
 * Says if a thing is ours. Everything unknown, incomplete or mistyped gets the same answer after
 * the same work, so that nobody learns how close they came. Throws AppError (429).
 */
export const answerCheck: HandlerOf<typeof api.checkOurs> = async (
  { body: { code = '', sha256 = '' }, caller: { address } },
  { db, config },
) => {
  // Not by the wider network of IPv4, in which strangers are: nobody makes the page mute for others.
  const own = networksOf(address).filter(({ width }) => width !== '/24');
  await consumeLimit(db, limits.check, own);
  const soonest = new Promise((resolve) => setTimeout(resolve, minAnswerMs));
  const typed = readCandidates(code);
  const record = await findRecord(db, { ...typed, sha256 });
  const channel = findChannel(typed, config);
  const isWrong = typed.word !== '' && !isSame(typed.word, checkWord(config, typed.number));
  await soonest;
  if (isWrong) return { ours: null };
  const brief = isGuessable(typed) && typed.word === '';
  if (record) return { ours: toRecognised(record, { brief, unchanged: sha256 !== '' }) };
  return { ours: channel ? toChannel(channel) : null };
};

function isSame(typed: string, word: string): boolean {
  const [one, other] = [Buffer.from(typed), Buffer.from(word)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function toRecognised(
  { kind, name, at, cents, who, state, until }: FoundRecord,
  { brief, unchanged }: Pick<Recognition, 'brief' | 'unchanged'>,
): Recognition {
  return {
    kind,
    name,
    at: brief ? null : new Date(at).toISOString(),
    total: brief || cents === null ? null : toWire(BigInt(cents)),
    initials: brief || !who ? null : initialsOf(who) || null,
    state: stateNow(state, until),
    unchanged,
    brief,
  };
}

/** An offer ends by its own rule, which knows when a day ends in Havana. */
function stateNow(state: string, until: string | null): Recognition['state'] {
  if (until === null) return state as Recognition['state'];
  const shown = shownState({ state: state as OfferState, validUntil: until }, sharedNow());
  if (shown === 'sent' || shown === 'accepted') return 'valid';
  return shown === 'superseded' || shown === 'expired' ? shown : 'ended';
}

function toChannel({ kind, name }: Channel): Recognition {
  const nothing = { at: null, total: null, initials: null };
  return { kind, name, ...nothing, state: 'valid', unchanged: false, brief: false };
}
