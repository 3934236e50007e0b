/** What the steps need of a browser, whatever it is driven by. */
export interface Driver {
  /** Goes to an address, until its document is there; without one it stays where it is. */
  visit(address: string): Promise<void>;
  /** Runs an expression in the page. Its value must be one that JSON can carry. */
  run(expression: string): Promise<unknown>;
  tap(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Chooses a file for the field that a selector finds. */
  choose(selector: string, file: string): Promise<void>;
  /** What a person would see now, as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Asks again until there is an answer; a browser that starts says nothing for a while. */
export async function whenReady<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + 30_000;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    if (Date.now() > until) throw new Error('the browser did not start');
    await new Promise((resume) => setTimeout(resume, 100));
  }
}
