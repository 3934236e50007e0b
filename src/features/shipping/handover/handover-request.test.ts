import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pendingRequests } from '#platform/browser/pending-requests.ts';
import { handoverRequestEntry } from '#platform/browser/registry/handovers.ts';
import { ApiError } from '#platform/calls/client.ts';
import { fakeBrowser } from '#platform/testing/browser-storage.ts';
import { codeOfNumber } from './code.ts';
import { closedLinkCode } from './handover-link.ts';
import { type HandoverRequest, isSameHandover, withClosedLinkError } from './handover-request.ts';

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const entry = { unitId: 'unit', code: codeOfNumber(7), receivedBy: 'Ana', handedOn: '2026-11-20' };

/** A driver's phone, whose entries a server answers so. */
function phone(status: number, code: string) {
  const store = pendingRequests<HandoverRequest, string>(handoverRequestEntry);
  const errors: string[] = [];
  const keys: string[] = [];
  const request = store.open('.unit', {
    isSame: isSameHandover,
    retriesFailures: true,
    send: ({ key }) => {
      keys.push(key);
      return withClosedLinkError(async () => {
        throw new ApiError(status, JSON.stringify({ message: 'No', code }), '');
      });
    },
    onAnswer: () => undefined,
    onError: (error) => errors.push(error instanceof Error ? error.message : ''),
  });
  return {
    keys,
    errors,
    async send(token: string) {
      const before = errors.length;
      await request.submit(() => ({ token, entry }));
      await expect.poll(() => errors.length).toBe(before + 1);
      await expect.poll(() => request.current().phase).toBe('idle');
      return store.find('.unit');
    },
  };
}

test('a link that was revoked while an entry waited: it stays on the phone, and does not go by itself', async () => {
  const { send, errors } = phone(404, closedLinkCode);
  const left = await send('old');
  expect(left).toMatchObject({ token: 'old', paused: true, entry: { receivedBy: 'Ana' } });
  expect(errors).toEqual(['No']);
});

test('the next link makes another request', async () => {
  const { send, keys } = phone(404, closedLinkCode);
  await send('old');
  expect((await send('new'))?.token).toBe('new');
  expect(new Set(keys).size).toBe(2);
});

test.each([
  [422, 'handover_code_refused'],
  [409, 'already_handed_over'],
  [404, 'unit_not_found'],
])('what is refused for itself is over: %i %s', async (status, code) => {
  expect(await phone(status, code).send('old')).toBeUndefined();
});
