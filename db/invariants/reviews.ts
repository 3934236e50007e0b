import { handed, handOther, otherHanded } from './handover.ts';
import { boss, type Invariant } from './invariant.ts';

const review = "'00000000-0000-4000-8000-000000000420'";

const newReview = (change: Record<string, string> = {}) => {
  const row = { handover_id: handed, stars: '5', text: "'Bien'", language: "'es'", ...change };
  return `insert into review (${Object.keys(row)}) values (${Object.values(row)})`;
};
const hide = `insert into review_hiding (review_id, reason, hidden_by) values (${review}, 'Insulta', ${boss})`;
const answer = `insert into review_answer (review_id, text, written_by) values (${review}, 'Gracias', ${boss})`;
const invite = `insert into review_invitation (handover_id) values (${handed})`;

/** A hidden review of the unit that was handed over, with an answer. */
export const reviewsBefore = `
  ${newReview({ id: review, name: "'Ana'" })}; ${answer}; ${hide}; ${invite};`;

export const reviewInvariants: Invariant[] = [
  { constraint: 'review_once', on: 'review', breaks: newReview() },
  ...["update review set text = 'Mal'", 'update review set stars = 1', 'delete from review'].map(
    (breaks) => ({ constraint: 'review_is_final', on: 'review', breaks }),
  ),
  ...[{ stars: '6' }, { text: "''" }, { name: "''" }, { language: "'fr'" }].map((change) => ({
    constraint: 'review_shape',
    on: 'review',
    breaks: `${handOther()}; ${newReview({ handover_id: otherHanded, ...(change as Record<string, string>) })}`,
  })),
  { constraint: 'review_answer_once', on: 'review_answer', breaks: answer },
  {
    constraint: 'review_answer_shape',
    on: 'review_answer',
    breaks: "update review_answer set text = ''",
  },
  { constraint: 'review_hidden_once', on: 'review_hiding', breaks: hide },
  {
    constraint: 'review_hiding_shape',
    on: 'review_hiding',
    breaks: `update review_hiding set shown_at = now(), shown_by = ${boss}; ${hide.replace('Insulta', '')}`,
  },
  ...["update review_hiding set reason = 'Otro'", 'delete from review_hiding'].map((breaks) => ({
    constraint: 'review_hiding_is_final',
    on: 'review_hiding',
    breaks,
  })),
  { constraint: 'review_invitation_once', on: 'review_invitation', breaks: invite },
];
