import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

type Ask = (from: string, path: string, asked?: Asked) => Promise<{ status: number; text: string }>;

/** Nobody waits longer for an answer: that ends a flood for certain. */
const patienceMs = 60_000;

/** Asks the shop as somebody at an address, until the flood is over. */
export function askFrom(origin: string, over: AbortSignal): Ask {
  return async (from, path, { headers, ...asked } = {}) => {
    const response = await fetch(origin + path, {
      ...(asked as RequestInit),
      headers: { 'x-forwarded-for': from, ...headers },
      signal: AbortSignal.any([over, AbortSignal.timeout(patienceMs)]),
    });
    return { status: response.status, text: await response.text() };
  };
}

export async function sendReceipt(ask: Ask, from: string, file: Buffer) {
  const uploadId = randomUUID();
  const parts = Math.ceil(file.length / 65_536);
  for (let part = 0; part < parts; part += 1) {
    const body = file.subarray(part * 65_536, (part + 1) * 65_536);
    await ask(from, `/api/verifications/receipts/${uploadId}/${part}`, { method: 'PUT', body });
  }
  const body = JSON.stringify({
    verificationCode: 'MA-VER-20261120-7K4Q',
    email: `${uploadId.slice(0, 8)}@correo.test`,
    receipts: [{ uploadId, parts }],
  });
  const headers = { 'content-type': 'application/json', 'idempotency-key': uploadId };
  return ask(from, '/api/verifications', { method: 'POST', headers, body });
}

const announced = {
  form: ['POST /verify', 'multipart/form-data; boundary=x', 24_000_000],
  call: ['POST /api/verifications', 'application/json', 900],
} as const;

/** Gives a byte of a body now and then, and begins anew when it is turned away. */
export async function drip(
  origin: string,
  from: string,
  what: keyof typeof announced,
  over: AbortSignal,
): Promise<void> {
  const { port, host } = new URL(origin);
  const [line, type, length] = announced[what];
  const head = `${line} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${from}\r\ncontent-type: ${type}\r\n`;
  while (!over.aborted) {
    const socket = connect(Number(port), '127.0.0.1');
    let isOpen = true;
    const turnedAway = () => {
      isOpen = false;
    };
    socket.on('error', turnedAway).on('data', turnedAway).on('close', turnedAway);
    socket.write(`${head}content-length: ${length}\r\n\r\n`);
    while (!over.aborted && isOpen) {
      socket.write('x');
      await wait(2000, undefined, { signal: over }).catch(() => {});
    }
    socket.destroy();
  }
}
