import type { Language } from '#platform/text/language.ts';
import { formatDay } from '#platform/time/dates.ts';
import { journeyTexts } from './journey-messages.ts';
import type { Hold, Journey, StageDates } from './schema.ts';
import { type Party, type Stage, stages } from './stages.ts';

/** As which of the people of an order somebody reads. */
export type JourneyReader = Extract<Party, 'asks' | 'pays' | 'receives'>;

type JourneyStages = Pick<Journey, 'stage' | 'stages'>;
type JourneyExpectation = JourneyStages & Pick<Journey, 'overdue' | 'hold'>;

/** The stage that comes next; undefined once the unit is handed over. */
export function nextOf({ stage, stages: dates }: JourneyStages): StageDates | undefined {
  const at = stage ? stages.indexOf(stage) : -1;
  return dates.find((each) => stages.indexOf(each.stage) > at);
}

/** 'Embarcado el 20 nov; llega a Mariel hacia el 30 nov'. */
export function standingSentence(unit: JourneyExpectation, language: Language): string {
  const next = nextSentence(unit, language);
  return [happenedSentence(unit, language), next].filter(Boolean).join('; ');
}

/** 'Embarcado el 20 nov'. */
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
 * 'llega a Mariel hacia el 30 nov'; while it is held no day is certain; null once it is handed
 * over.
 */
export function nextSentence(unit: JourneyExpectation, language: Language): string | null {
  const t = journeyTexts[language];
  const next = nextOf(unit);
  if (!next) return null;
  if (unit.hold) return `${t.comes[next.stage]}, ${t.noCertainDate}`;
  return unit.overdue
    ? t.overdue[next.stage](formatDay(next.estimatedOn, language))
    : comesSentence(next.stage, next.estimatedOn, language);
}

export function comesSentence(stage: Stage, day: string, language: Language): string {
  const t = journeyTexts[language];
  return `${t.comes[stage]} ${t.around(formatDay(day, language))}`;
}

/**
 * By when it is handed over, and whether that is as promised; null where `nextSentence` says it
 * already.
 */
export function handoverSentence(unit: JourneyExpectation, language: Language): string | null {
  const t = journeyTexts[language];
  const last = unit.stages.at(-1);
  if (!last || last.reachedOn) return null;
  const promised = formatDay(last.promisedOn, language);
  if (unit.hold) return `${t.promisedFor(promised)}; ${t.noCertainDate}`;
  if (nextOf(unit) === last) return null;
  if (unit.overdue) return `${t.promisedFor(promised)}; ${t.late}`;
  const day = t.around(formatDay(last.estimatedOn, language));
  return last.estimatedOn === last.promisedOn
    ? t.asPromised(day)
    : `${day}; ${t.promisedFor(promised)}`;
}

/** 'Detenido desde el 20 nov. Le toca a quien paga.' */
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
