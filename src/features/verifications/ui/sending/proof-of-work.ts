import { api } from '#api.ts';
import type { TrustedTypes } from '#platform/browser/trusted-types.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { App } from '#web/app-context.ts';
import type { Challenge, NewVerification } from '../../schema.ts';

type Proof = NonNullable<NewVerification['proof']>;

/** Whoever sends waits at most so long for it, in milliseconds: without it the limits are stricter. */
const patience = 5_000;

let search: Promise<{ proof: Proof; until: number } | undefined> | undefined;

/** Begins the work, if it is not under way: when somebody starts to write. */
export function beginProof(call: App['call']): void {
  search ??= find(call).catch(() => undefined);
}

/**
 * What was found, for one submission; undefined where the phone could not. Work that failed or is
 * too old is done once more: the connection may have been away when it began.
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

/** Should the form have taken long to write, the work is done once more, and nobody has to know. */
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
