import { type Driver, whenReady } from './driver.ts';

interface Message {
  id?: number;
  result?: Record<string, never>;
  error?: { message: string };
}

/** Drives a Chrome that listens on a port, of any age, by its own protocol. */
export async function openByCdp(port: number, stop: () => void): Promise<Driver> {
  const address = await whenReady(async () => {
    const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
    return targets.find(({ type }: { type: string }) => type === 'page')?.webSocketDebuggerUrl;
  });
  const send = await connect(address);
  await send('Page.enable');
  await send('Emulation.setDeviceMetricsOverride', {
    ...{ width: 360, height: 740, deviceScaleFactor: 1, mobile: true },
  });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    async visit(url) {
      await send('Page.navigate', { url });
    },
    async run(expression) {
      const evaluated = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send('Runtime.evaluate', evaluated);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'failed');
      return result.value;
    },
    async tap(x, y) {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    async type(text) {
      await send('Input.insertText', { text });
    },
    async choose(selector, file) {
      const { root } = await send('DOM.getDocument');
      const { nodeId } = await send('DOM.querySelector', { nodeId: root.nodeId, selector });
      await send('DOM.setFileInputFiles', { nodeId, files: [file] });
    },
    async picture() {
      return Buffer.from((await send('Page.captureScreenshot')).data, 'base64');
    },
    async close() {
      stop();
    },
  };
}

/** Commands of a protocol whose answers have many shapes: each caller knows its own. */
// biome-ignore lint/suspicious/noExplicitAny: the protocol's types would be a package of their own
type Send = (method: string, params?: object) => Promise<any>;

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  socket.addEventListener('close', () => {
    for (const end of waiting.values()) end({ error: { message: 'the browser has ended' } });
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let sent = 0;
  return async (method, params = {}) => {
    sent += 1;
    const id = sent;
    const { result, error } = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}
