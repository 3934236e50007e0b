import { randomUUID } from 'node:crypto';
import { solve } from '#features/payments/verifications/proof.ts';
import { pdfFile } from '#platform/testing/pdf-file.ts';

type Send = (path: string, init: RequestInit) => Promise<Response>;

interface Sendings {
  intents: number;
  at: number;
  run: string;
}

export interface SentIntents {
  /** How many intents got one answer, the same at each repetition. */
  answers: number;
  requests: number;
  cut: number;
  doubled: number;
}

/**
 * Sends verifications as phones on a bad line do: a request may be cut off at any moment, is sent
 * again until an answer comes, and every third one is tapped twice.
 */
export async function sendIntents(
  send: Send,
  { intents, at, run }: Sendings,
): Promise<SentIntents> {
  const sent: SentIntents = { answers: 0, requests: 0, cut: 0, doubled: 0 };
  let next = 0;

  async function worker(): Promise<void> {
    while (next < intents) {
      const number = next++;
      await sendOne(number);
      sent.answers += 1;
    }
  }

  async function sendOne(number: number): Promise<void> {
    // The wider network around an address has limits too.
    const network = `10.${number >> 8}.${number & 255}.7`;
    const uploadId = randomUUID();
    const file = pdfFile({ note: `${run} ${number}` });
    const third = Math.ceil(file.length / 3);
    const pieces = [0, 1, 2].map(
      (at) => new Uint8Array(file.subarray(at * third, (at + 1) * third)),
    );
    for (const [part, body] of pieces.entries()) {
      const path = `/api/verifications/receipts/${uploadId}/${part}`;
      await insist(path, { method: 'PUT', body, headers: { 'x-forwarded-for': network } });
    }
    const challenge = JSON.parse(
      await insist('/api/verifications/challenge', { headers: { 'x-forwarded-for': network } }),
    );
    const init = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `${run}-${number}-llave`,
        'x-forwarded-for': network,
      },
      body: JSON.stringify({
        verificationCode: `MA-VER-${number}`,
        email: `bench-${run}-${number}@example.com`,
        receipts: [{ uploadId, parts: pieces.length }],
        proof: { challenge: challenge.challenge, nonce: solve(challenge) },
      }),
    };
    const twice = number % 3 === 0;
    if (twice) sent.doubled += 1;
    const taps = Array.from({ length: twice ? 2 : 1 }, () => insist('/api/verifications', init));
    const answers = new Set(await Promise.all(taps));
    answers.add(await insist('/api/verifications', init));
    if (answers.size !== 1) throw new Error(`answers differ: ${[...answers]}`);
  }

  /** Sends until an answer comes; three of five tries are given up after a moment. */
  async function insist(path: string, init: RequestInit): Promise<string> {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const patience = Math.random() < 0.6 && attempt < 8 ? Math.random() * 60 : 60_000;
      sent.requests += 1;
      try {
        const response = await send(path, { ...init, signal: AbortSignal.timeout(patience) });
        const body = await response.text();
        if (response.ok) return body;
        if (response.status < 500) throw new RefusedError(`${path} ${response.status}: ${body}`);
      } catch (error) {
        if (error instanceof RefusedError) throw error;
        sent.cut += 1;
      }
    }
    throw new Error(`no answer: ${path}`);
  }

  await Promise.all(Array.from({ length: at }, worker));
  return sent;
}

class RefusedError extends Error {}
