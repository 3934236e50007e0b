import type { Driver } from './driver.ts';
import { isFocused, isMissing, isSeen, isThere, placeOf } from './in-page.ts';

/** What a person does and sees in a page, in the words of its controls. */
export interface Page {
  open(path: string): Promise<void>;
  /** Waits until a control of this name is in nobody's way, and taps it. */
  tap(name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  choose(selector: string, file: string): Promise<void>;
  sees(text: string): Promise<void>;
  misses(text: string): Promise<void>;
  /** Waits until a function of the page returns something, and returns it. */
  ask<T, A extends Json[]>(what: (...args: A) => T, ...args: A): Promise<Found<T>>;
}

type Json = string | number;
type Found<T> = NonNullable<Awaited<T>>;

const patienceMs = 40_000;

export function pageOf({ visit, run, tap, type, choose }: Driver, origin: string): Page {
  const ask: Page['ask'] = async (what, ...args) => {
    const until = Date.now() + patienceMs;
    for (;;) {
      // A page that is just being left answers nothing.
      const answer = await run(`(${what})(...${JSON.stringify(args)})`).catch(String);
      if (answer && !String(answer).startsWith('Error')) return answer as never;
      if (Date.now() > until) throw new Error(`${what.name} ${args.join(' ')}: ${answer}`);
      await new Promise((resume) => setTimeout(resume, 100));
    }
  };
  const tapOn = async (name: string) => {
    // What is still moving is no aim.
    for (let before = { x: 0, y: 0 }; ; ) {
      const { x, y } = await ask(placeOf, name);
      if (x === before.x && y === before.y) return tap(x, y);
      before = { x, y };
      await new Promise((resume) => setTimeout(resume, 100));
    }
  };
  return {
    ask,
    tap: tapOn,
    choose,
    async open(path) {
      await visit(origin + path);
      await ask(isThere);
    },
    async fill(label, text) {
      await tapOn(label);
      await ask(isFocused);
      await type(text);
    },
    sees: async (text) => void (await ask(isSeen, text)),
    misses: async (text) => void (await ask(isMissing, text)),
  };
}
