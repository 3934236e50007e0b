import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser-storage.ts';
import type { RequestKind } from './request-attempt.ts';

interface Note {
  text: string;
}
type Kind = RequestKind<Note, string>;

let phone: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  phone = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab of its own: what a page knows, over the storage that all share. */
async function openTab() {
  vi.resetModules();
  const { pendingRequests } = await import('./pending-requests.ts');
  const { messageRequestEntry, quoteRequestEntry } = await import('./registry/index.ts');
  const { ApiError } = await import('../calls/client.ts');
  const store = pendingRequests<Note, string>(messageRequestEntry);
  const quotes = pendingRequests<Note, string>(quoteRequestEntry);
  const keys: string[] = [];
  const answers: [answer: string, first: boolean][] = [];
  const refusals: unknown[] = [];
  let line: Kind['send'] = async ({ text }) => `had ${text}`;
  const kind = (change: Partial<Kind> = {}): Kind => ({
    isSame: (before, now) => before.text === now.text,
    retriesFailures: true,
    send: (request) => {
      keys.push(request.key);
      return line(request);
    },
    onAnswer: (answer, _, first) => answers.push([answer, first]),
    onError: (error) => refusals.push(error),
    ...change,
  });
  return {
    store,
    quotes,
    kind,
    keys,
    answers,
    refusals,
    lineIs(next: Kind['send']) {
      line = next;
    },
    cut: async () => {
      throw new TypeError('Failed to fetch');
    },
    answersWith:
      (status: number, code = '') =>
      async () => {
        throw new ApiError(status, JSON.stringify({ message: 'No', code }), '');
      },
  };
}

const stored = () => Object.keys(phone.localStorage);

describe('a request that Ana sends', () => {
  test('is stored before it leaves, goes once, and is forgotten with its answer', async () => {
    const tab = await openTab();
    let before: string[] = [];
    tab.lineIs(async () => {
      before = stored();
      return 'had it';
    });
    const request = tab.store.open('ana.1', tab.kind());
    await Promise.all([1, 2].map(() => request.submit(() => ({ text: 'hola' }))));
    await expect.poll(() => tab.answers).toEqual([['had it', true]]);
    expect(before).toEqual(['mariel-auto-submission-message.ana.1']);
    expect(stored()).toEqual([]);
    expect(request.current()).toMatchObject({ phase: 'idle', answered: 1 });
  });

  test('goes again under its key when the connection is back', async () => {
    const tab = await openTab();
    tab.lineIs(tab.cut);
    const request = tab.store.open('ana.1', tab.kind());
    await request.submit(() => ({ text: 'hola' }));
    await expect.poll(() => request.current().phase).toBe('waiting');
    tab.lineIs(async () => 'had it');
    phone.backOnline();
    await expect.poll(() => tab.answers).toEqual([['had it', true]]);
    expect(new Set(tab.keys).size).toBe(1);
    expect(tab.keys).toHaveLength(2);
  });

  test('survives the page: another one goes on with it, under its key', async () => {
    const before = await openTab();
    before.lineIs(before.cut);
    await before.store.open('ana.1', before.kind()).submit(() => ({ text: 'hola' }));
    await expect.poll(() => before.keys).toHaveLength(1);
    const after = await openTab();
    expect(after.store.subjectsOf('ana')).toEqual(['1']);
    after.store.open('ana.1', after.kind());
    await expect.poll(() => after.answers).toEqual([['had hola', true]]);
    expect(after.keys).toEqual(before.keys);
  });

  test('from two tabs at the same moment is one, and only one of them is the first answered', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const both = [one, two].map((tab) => tab.store.open('ana.1', tab.kind()));
    await Promise.all(both.map((request) => request.submit(() => ({ text: 'hola' }))));
    await expect.poll(() => [...one.answers, ...two.answers]).toHaveLength(2);
    expect(new Set([...one.keys, ...two.keys]).size).toBe(1);
    expect([...one.answers, ...two.answers].filter(([, first]) => first)).toHaveLength(1);
  });

  test('a tab stops waiting once another one had the answer', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.lineIs(one.cut);
    const waiting = one.store.open('ana.1', one.kind());
    await waiting.submit(() => ({ text: 'hola' }));
    await expect.poll(() => waiting.current().phase).toBe('waiting');
    two.store.open('ana.1', two.kind());
    await expect.poll(() => two.answers).toHaveLength(1);
    phone.changed('mariel-auto-submission-message.ana.1');
    await expect.poll(() => waiting.current().phase).toBe('idle');
    expect(one.keys).toHaveLength(1);
  });

  test('given up, it goes no more by itself; sent again unchanged, it is the same one', async () => {
    const tab = await openTab();
    tab.lineIs(tab.cut);
    const request = tab.store.open('ana.1', tab.kind());
    await request.submit(() => ({ text: 'hola' }));
    await expect.poll(() => request.current().phase).toBe('waiting');
    request.cancel();
    phone.backOnline();
    expect(request.current().phase).toBe('idle');
    expect(tab.store.subjectsOf('ana')).toEqual([]);
    expect(tab.keys).toHaveLength(1);
    tab.lineIs(async () => 'had it');
    await request.submit(() => ({ text: 'hola' }));
    await expect.poll(() => tab.answers).toHaveLength(1);
    expect(new Set(tab.keys).size).toBe(1);
  });

  test('given up and changed, it is another one, and a late answer to the first leaves it', async () => {
    const tab = await openTab();
    const late = Promise.withResolvers<string>();
    tab.lineIs(() => late.promise);
    const request = tab.store.open('ana.1', tab.kind());
    await request.submit(() => ({ text: 'hola' }));
    await expect.poll(() => tab.keys).toHaveLength(1);
    request.cancel();
    tab.lineIs(tab.cut);
    await request.submit(() => ({ text: 'adiós' }));
    await expect.poll(() => request.current().phase).toBe('waiting');
    late.resolve('had hola');
    await expect.poll(() => tab.answers).toEqual([['had hola', false]]);
    expect(tab.store.find('ana.1')).toMatchObject({ text: 'adiós' });
    expect(new Set(tab.keys).size).toBe(2);
  });

  test('without storage it lasts as long as the page', async () => {
    phone = fakeBrowser({ full: true });
    const tab = await openTab();
    tab.lineIs(tab.cut);
    const request = tab.store.open('ana.1', tab.kind());
    await request.submit(() => ({ text: 'hola' }));
    await expect.poll(() => request.current().phase).toBe('waiting');
    tab.lineIs(async () => 'had it');
    phone.backOnline();
    await expect.poll(() => tab.answers).toEqual([['had it', true]]);
    expect(new Set(tab.keys).size).toBe(1);
  });
});

describe('what the server says', () => {
  test.each([
    ['refuses it for good: forgotten', 422, '', undefined],
    ['knows another session: kept, not by itself', 403, 'other_session', { paused: true }],
    ['knows nobody: kept, not by itself', 401, '', { paused: true }],
    ['is too busy: kept, not by itself', 429, 'too_many', { paused: true }],
  ])('%s', async (_, status, code, left) => {
    const tab = await openTab();
    tab.lineIs(tab.answersWith(status, code));
    const request = tab.store.open('ana.1', tab.kind());
    await request.submit(() => ({ text: 'hola' }));
    await expect.poll(() => tab.refusals).toHaveLength(1);
    await expect.poll(() => request.current()).toMatchObject({ phase: 'idle', answered: 0 });
    expect(request.current().error).toBe(tab.refusals[0]);
    if (left) expect(tab.store.find('ana.1')).toMatchObject(left);
    else expect(tab.store.find('ana.1')).toBeUndefined();
  });

  test('nothing that counts, as it fails: waited out, or told and kept, as the kind has it', async () => {
    const tab = await openTab();
    tab.lineIs(tab.answersWith(503));
    const waits = tab.store.open('ana.1', tab.kind());
    await waits.submit(() => ({ text: 'hola' }));
    await expect.poll(() => waits.current().phase).toBe('waiting');
    const failing = tab.store.open('ana.2', tab.kind({ retriesFailures: false }));
    await failing.submit(() => ({ text: 'hola' }));
    await expect.poll(() => tab.refusals).toHaveLength(1);
    expect(tab.store.find('ana.2')).toMatchObject({ text: 'hola', paused: true });
  });
});

describe('a request that needs something first', () => {
  test('leaves once it is there, complete; the page that follows does not prepare again', async () => {
    const tab = await openTab();
    const prepare = async (before: Note) => ({ text: `${before.text} con foto` });
    tab.lineIs(tab.cut);
    const request = tab.store.open('ana.1', tab.kind({ prepare }));
    await request.submit(() => ({ text: 'hola' }));
    await expect.poll(() => request.current().phase).toBe('waiting');
    const after = await openTab();
    after.store.open('ana.1', after.kind({ prepare }));
    await expect.poll(() => after.answers).toEqual([['had hola con foto', true]]);
  });

  test('is prepared by one tab while another waits for it', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const photo = Promise.withResolvers<Note>();
    const never = vi.fn(async () => ({ text: 'sin foto' }));
    await one.store
      .open('ana.1', one.kind({ prepare: () => photo.promise }))
      .submit(() => ({ text: 'hola' }));
    two.store.open('ana.1', two.kind({ prepare: never }));
    photo.resolve({ text: 'hola con foto' });
    await expect.poll(() => one.answers).toEqual([['had hola con foto', true]]);
    expect(two.store.find('ana.1')).toBeUndefined();
    expect(never).not.toHaveBeenCalled();
  });
});

describe('a phone that is shared', () => {
  test('shows and sends nobody else’s request', async () => {
    const ana = await openTab();
    ana.lineIs(ana.cut);
    const hers = ana.store.open('ana.1', ana.kind());
    await hers.submit(() => ({ text: 'hola' }));
    await expect.poll(() => hers.current().phase).toBe('waiting');
    // Somebody else is signed in in the same tab now.
    ana.store.open('beto.1', ana.kind());
    ana.lineIs(async () => 'had it');
    phone.backOnline();
    await expect.poll(() => hers.current().phase).toBe('idle');
    expect(ana.keys).toHaveLength(1);
    expect(ana.store.subjectsOf('beto')).toEqual([]);
    expect(ana.store.find('beto.1')).toBeUndefined();
    ana.store.open('ana.1', ana.kind());
    await expect.poll(() => ana.answers).toEqual([['had it', true]]);
  });

  test('nobody’s request is not that of whoever signs in', async () => {
    const tab = await openTab();
    tab.store.save('.new', { text: 'hola', key: 'k' });
    expect(tab.store.subjectsOf('ana')).toEqual([]);
    expect(tab.store.subjectsOf('')).toEqual(['new']);
  });
});

describe('what lies in a phone', () => {
  test('a quotation from before this client goes out under its key', async () => {
    phone.localStorage.setItem('mariel-auto-submission.ana', '{"text":"hola","key":"vieja"}');
    const tab = await openTab();
    tab.quotes.open('ana', tab.kind());
    await expect.poll(() => tab.answers).toEqual([['had hola', true]]);
    expect(tab.keys).toEqual(['vieja']);
  });

  test('past its days it is forgotten', async () => {
    const tab = await openTab();
    const daysAgo = (days: number) => Date.now() - days * 86_400_000;
    tab.store.save('ana.1', { text: 'hola', key: 'k', savedAt: daysAgo(29.9) });
    expect(tab.store.find('ana.1')).toBeDefined();
    tab.store.save('ana.1', { text: 'hola', key: 'k', savedAt: daysAgo(30.1) });
    expect(tab.store.find('ana.1')).toBeUndefined();
    expect(stored()).toEqual([]);
  });

  test('is no request: as good as nothing', async () => {
    phone.localStorage.setItem('mariel-auto-submission-message.ana.1', '{');
    const tab = await openTab();
    expect(tab.store.subjectsOf('ana')).toEqual([]);
  });
});
