import { connect } from 'node:net';
import { type Driver, whenReady } from './driver.ts';

/** Sends a command of WebDriver, by its name and its path, and returns its value. */
type Send = (command: Command, params?: Record<string, unknown>) => Promise<unknown>;
type Command = keyof typeof paths;

const paths = {
  NewSession: '',
  DeleteSession: '',
  SetTimeouts: '/timeouts',
  SetWindowRect: '/window/rect',
  Navigate: '/url',
  ExecuteAsyncScript: '/execute/async',
  PerformActions: '/actions',
  FindElement: '/element',
  ElementSendKeys: '/element/:id/value',
  TakeScreenshot: '/screenshot',
} as const;

/** Drives a browser by the commands of WebDriver. */
export async function openByWebDriver(
  send: Send,
  capabilities: object,
  stop: () => void,
): Promise<Driver> {
  const wanted = { pageLoadStrategy: 'eager', ...capabilities };
  await whenReady(() => send('NewSession', { capabilities: { alwaysMatch: wanted } }));
  // WebKit forgets a script that it began while a page was leaving.
  await send('SetTimeouts', { script: 5_000, pageLoad: 30_000 });
  await send('SetWindowRect', { width: 480, height: 860 });
  return {
    async visit(url) {
      await send('Navigate', { url });
    },
    async run(expression) {
      const script = `const done = arguments[0];
        (async () => ${expression})().then((value) => done({ value }), (e) => done({ error: String(e) }))`;
      const answer = await send('ExecuteAsyncScript', { script, args: [] });
      const { value, error } = answer as { value: unknown; error?: string };
      if (error) throw new Error(error);
      return value;
    },
    async tap(x, y) {
      const to = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const pointer = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' } };
      await send('PerformActions', { actions: [{ ...pointer, actions: [to, down, up] }] });
    },
    async type(text) {
      const actions = [...text].flatMap((value) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      );
      await send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async choose(selector, file) {
      const using = { using: 'css selector', value: selector };
      const [id] = Object.values((await send('FindElement', using)) as Record<string, string>);
      await send('ElementSendKeys', { id, text: file });
    },
    async picture() {
      return Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64');
    },
    async close() {
      await send('DeleteSession').catch(() => undefined);
      stop();
    },
  };
}

const bare: Partial<Record<Command, RequestInit>> = {
  DeleteSession: { method: 'DELETE' },
  TakeScreenshot: { method: 'GET' },
};

/** A program that speaks WebDriver over HTTP. */
export function overHttp(port: number): Send {
  let session = '';
  return async (command, { id = '', ...params } = {}) => {
    const path = paths[command].replace(':id', String(id));
    const answer = await fetch(`http://127.0.0.1:${port}/session${session}${path}`, {
      ...(bare[command] ?? { method: 'POST', body: JSON.stringify(params) }),
    });
    const { value } = (await answer.json()) as { value: Record<string, string> };
    if (!answer.ok) throw new Error(`${command}: ${value.message}`);
    if (command === 'NewSession') session = `/${value.sessionId}`;
    return value;
  };
}

/** Firefox itself, which takes the same commands on a socket: `length:[0,id,name,params]`. */
export function overMarionette(port: number): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let socket: Promise<(text: string) => void> | undefined;
  let sent = 0;
  return async (command, params = {}) => {
    socket ??= listen(port, (answer) => waiting.get(answer[1])?.(answer));
    socket.catch(() => {
      socket = undefined;
    });
    const write = await socket;
    sent += 1;
    const id = sent;
    const [, , error, value] = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      write(JSON.stringify([0, id, `WebDriver:${command}`, params]));
    });
    if (error) throw new Error(`${command}: ${error.message}`);
    return 'value' in value ? value.value : value;
  };
}

type Answer = [kind: number, id: number, error: { message: string } | null, value: object];

function listen(port: number, take: (answer: Answer) => void): Promise<(text: string) => void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let read = Buffer.alloc(0);
    socket.on('error', reject).on('data', (chunk: Buffer) => {
      read = Buffer.concat([read, chunk]);
      for (;;) {
        const colon = read.indexOf(':');
        const end = colon + 1 + Number(read.subarray(0, colon));
        if (colon < 0 || read.length < end) return;
        const answer = JSON.parse(read.subarray(colon + 1, end).toString());
        read = read.subarray(end);
        // The first one is a greeting.
        if (Array.isArray(answer)) take(answer as Answer);
        else resolve((text) => void socket.write(`${Buffer.byteLength(text)}:${text}`));
      }
    });
  });
}
