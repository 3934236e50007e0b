import { api } from '#api.ts';
import type { TrustedTypes } from '#platform/browser/trusted-types.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { App } from '#web/app-context.ts';
import type { Challenge, NewVerification } from '../../schema.ts';

type Proof = NonNullable<NewVerification['proof']>;

/** In milliseconds; then the form is sent without a proof, under stricter limits. */
const patience = 5_000;

let search: Promise<{ proof: Proof; until: number } | undefined> | undefined;

export function beginProof(call: App['call']): void {
  search ??= find(call).catch(() => undefined);
}

/**
 * Returns the proof for one submission; undefined where the phone found none. A failed or expired
 * search runs once more, since the connection may have been away.
 */
async function takeProof(call: App['call']): Promise<Proof | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, patience);
  });
  for (let tries = 0; tries < 2; tries += 1) {
    beginProof(call);
    const found = await Promise.race([search, late]);
    search = undefined;
    if (found && found.until > Date.now()) return found.proof;
  }
  return undefined;
}

/** If the proof has expired meanwhile, sends once more with a new one. */
export async function withProof<T>(
  call: App['call'],
  send: (proof: Proof | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await send(await takeProof(call));
  } catch (error) {
    if (!(error instanceof ApiError && error.answer.code === 'proof_invalid')) throw error;
    return send(await takeProof(call));
  }
}

async function find(call: App['call']) {
  const challenge = await call(api.verificationChallenge, {});
  const nonce = await work(challenge);
  const proof = { challenge: challenge.challenge, nonce };
  return { proof, until: Date.parse(challenge.expiresAt) };
}

async function work({ challenge, bits }: Challenge): Promise<number> {
  const { default: address } = await import('./proof-worker.ts?worker&url');
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('proof', { createScriptURL: (url) => url });
  const worker = new Worker(policy ? policy.createScriptURL(address) : address);
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage({ challenge, bits });
    });
  } finally {
    worker.terminate();
  }
}
