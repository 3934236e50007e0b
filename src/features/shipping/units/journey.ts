import type { Language } from '#platform/text/language.ts';
import { formatDay } from '#platform/time/dates.ts';
import { journeyTexts, nextStageTexts } from './journey-messages.ts';
import type { Hold, Journey, StageDates } from './schema.ts';
import { type Party, type Stage, stages } from './stages.ts';

export type JourneyReader = Extract<Party, 'asks' | 'pays' | 'receives'>;

type JourneyStages = Pick<Journey, 'stage' | 'stages'>;
type JourneyExpectation = JourneyStages & Pick<Journey, 'overdue' | 'unpaid' | 'hold' | 'actWaits'>;

/** Returns the next stage; undefined once the unit is handed over. */
export function nextOf({ stage, stages: dates }: JourneyStages): StageDates | undefined {
  const at = stage ? stages.indexOf(stage) : -1;
  return dates.find((each) => stages.indexOf(each.stage) > at);
}

/** Held, unpaid, or waiting for a look at its signed act: no day is promised of it. */
export const hasNoDay = ({
  hold,
  unpaid,
  actWaits,
}: Pick<Journey, 'hold' | 'unpaid' | 'actWaits'>) => hold !== null || unpaid || actWaits;

/** Writes 'Embarcado el 20 nov; llega a Mariel hacia el 30 nov'. */
export function journeySentence(unit: JourneyExpectation, language: Language): string {
  const next = nextSentence(unit, language);
  return [happenedSentence(unit, language), next].filter(Boolean).join('; ');
}

export function happenedSentence(
  { stage, stages: dates }: JourneyStages,
  language: Language,
): string {
  const t = journeyTexts[language];
  const reached = dates.find((each) => each.stage === stage);
  return reached?.reachedOn
    ? t.happened[reached.stage](formatDay(reached.reachedOn, language))
    : t.beforeFirst;
}

/**
 * Writes 'llega a Mariel hacia el 30 nov'. No day is certain while it is held, or waits for what its
 * order owes or for a look at its signed act. Null once it is handed over.
 */
export function nextSentence(unit: JourneyExpectation, language: Language): string | null {
  const t = journeyTexts[language];
  const next = nextOf(unit);
  if (!next) return null;
  if (unit.hold) return `${nextStageTexts[language][next.stage]}, ${t.noCertainDate}`;
  if (unit.actWaits) return t.actWaits;
  if (unit.unpaid) return `${nextStageTexts[language][next.stage]} ${t.oncePaid}`;
  return unit.overdue
    ? t.overdue[next.stage](formatDay(next.estimatedOn, language))
    : comesSentence(next.stage, next.estimatedOn, language);
}

export function comesSentence(stage: Stage, day: string, language: Language): string {
  const t = journeyTexts[language];
  return `${nextStageTexts[language][stage]} ${t.around(formatDay(day, language))}`;
}

/**
 * Says by when it is handed over, and if that is as promised; null where `nextSentence` says it
 * already, and while it is held or waits for a payment, since nothing is promised then.
 */
export function handoverSentence(unit: JourneyExpectation, language: Language): string | null {
  const t = journeyTexts[language];
  const last = unit.stages.at(-1);
  if (!last || last.reachedOn || hasNoDay(unit)) return null;
  const promised = formatDay(last.promisedOn, language);
  if (nextOf(unit) === last) return null;
  if (unit.overdue) return `${t.promisedFor(promised)}; ${t.late}`;
  const day = t.around(formatDay(last.estimatedOn, language));
  return last.estimatedOn === last.promisedOn
    ? t.asPromised(day)
    : `${day}; ${t.promisedFor(promised)}`;
}

export function heldSentence(
  { since, whoActs }: Hold,
  reader: JourneyReader,
  language: Language,
): string {
  const held = journeyTexts[language].held(formatDay(since, language));
  return `${held}. ${mustActSentence(whoActs, reader, language)}`;
}

export function mustActSentence(whoActs: Party, reader: JourneyReader, language: Language): string {
  const { mustAct, youMustAct } = journeyTexts[language];
  return whoActs === reader ? youMustAct : mustAct[whoActs];
}

export function hasLeft({ stages: dates }: Pick<Journey, 'stages'>): boolean {
  return dates.some(({ stage, reachedOn }) => stage === 'shipped' && reachedOn !== null);
}
