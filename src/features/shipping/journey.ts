import type { Language } from '#platform/text/language.ts';
import { formatDay } from '#platform/time/dates.ts';
import { journeyTexts } from './journey-messages.ts';
import type { Journey, StageDates } from './schema.ts';
import { stages, type UnitActor } from './stages.ts';

type Standing = Pick<Journey, 'stage' | 'stages'>;
/** As whom somebody reads where the goods are. */
export type JourneyReader = Extract<UnitActor, 'asks' | 'pays' | 'receives'>;
type Expected = Standing & Pick<Journey, 'overdue'>;

/** The dates of the stage that it has reached last. */
function reachedNow({ stage, stages: dates }: Standing): StageDates | undefined {
  return dates.find((each) => each.stage === stage);
}

/** The stage that comes next; undefined once it is handed over. */
export function nextOf({ stage, stages: dates }: Standing): StageDates | undefined {
  const at = stage ? stages.indexOf(stage) : -1;
  return dates.find((each) => stages.indexOf(each.stage) > at);
}

/** "Embarcado el 20 nov; llega a Mariel hacia el 30 nov". */
export function standingSentence(unit: Expected, language: Language): string {
  const now = happenedSentence(unit, language);
  const next = nextSentence(unit, language);
  return next ? `${now}; ${next}` : now;
}

/** "Embarcado el 20 nov". */
export function happenedSentence(unit: Standing, language: Language): string {
  const t = journeyTexts[language];
  const reached = reachedNow(unit);
  return reached?.reachedOn
    ? t.happened[reached.stage](formatDay(reached.reachedOn, language))
    : t.beforeFirst;
}

/** Who must act on what is held, for one of the people of an order. */
export function mustActSentence(
  whoActs: UnitActor,
  reader: JourneyReader,
  language: Language,
): string {
  const { mustAct, youMustAct } = journeyTexts[language];
  return whoActs === reader ? youMustAct : mustAct[whoActs];
}

/** "llega a Mariel hacia el 30 nov"; of a day that is over that it was expected then. */
export function nextSentence(unit: Expected, language: Language): string | null {
  const t = journeyTexts[language];
  const next = nextOf(unit);
  if (!next) return null;
  const day = formatDay(next.estimatedOn, language);
  return unit.overdue ? t.overdue[next.stage](day) : t.comes[next.stage](day);
}

/** It is on a ship, or was. */
export function hasLeft({ stages: dates }: Pick<Journey, 'stages'>): boolean {
  return dates.some(({ stage, reachedOn }) => stage === 'shipped' && reachedOn !== null);
}
