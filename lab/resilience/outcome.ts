/** The result for a person; anything else is thrown, in words. */
export type Outcome = keyof typeof outcomes;

export const outcomes = {
  works: 'works as always',
  kept: 'works from what the process keeps, and the page says of when that is; what nobody asked for lately is as in «later»',
  later:
    'a 503 in the person’s language with Retry-After, as a page for who sent a form or opened one, at once where something refuses and after 25 seconds at most where it is silent; nothing is written by halves, what was typed comes back, and the same sent again (the same key) succeeds once all is well',
  'no pictures': 'the page works and its pictures say 503: their alternative texts stand there',
  'not signed in':
    'back in the shop with a sentence that sign-in was not completed: a ticket that is over by the shop’s clock opens nothing',
} as const;

/** Nobody waits longer for an answer, whichever it is. */
export const timeoutSignal = () => AbortSignal.timeout(25_000);

export const asBrowser = { accept: 'text/html,application/xhtml+xml' };

export type SpokenLanguage = 'es' | 'en';

const unavailable = {
  es: 'El servicio no está disponible en este momento',
  en: 'The service is not available right now',
} as const;

/** Returns 'later' when a call is answered with a correct 503; undefined when it is no 503. */
export async function laterAsCall(
  answer: Response,
  speaks: SpokenLanguage,
): Promise<'later' | undefined> {
  if (answer.status !== 503) return undefined;
  const { code, message } = JSON.parse(await answer.text());
  insist(code === 'unavailable' && message.startsWith(unavailable[speaks]), `said ${message}`);
  insistRetryAfter(answer);
  return 'later';
}

/** Checks a page in the same way; it must also hold `words`. */
export async function laterAsPage(
  answer: Response,
  speaks: SpokenLanguage,
  words: readonly string[] = [unavailable[speaks]],
): Promise<'later' | undefined> {
  if (answer.status !== 503) return undefined;
  const page = await answer.text();
  insist(answer.headers.get('content-type')?.startsWith('text/html'), 'no page');
  insist(page.includes(`<html lang="${speaks}"`), 'another language');
  insist(page.includes('href="/"'), 'no way back');
  insist(!/ECONN|ETIMEDOUT|PANIC|postgres/i.test(page), 'tells of our machines');
  for (const each of words) insist(page.includes(each), `does not say «${each}»`);
  insistRetryAfter(answer);
  return 'later';
}

/** Requires the same outcome of all. */
export function together(...met: Outcome[]): Outcome {
  const [first, ...others] = met;
  insist(first && others.every((other) => other === first), `once this, once that: ${met}`);
  return first as Outcome;
}

export function insist(holds: unknown, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

function insistRetryAfter(answer: Response): void {
  const seconds = Number(answer.headers.get('retry-after'));
  insist(seconds >= 5 && seconds <= 120, `Retry-After: ${answer.headers.get('retry-after')}`);
}
