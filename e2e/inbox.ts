import { expect } from 'vitest';
import type { InboxMessage } from '#platform/mail/inbox-page.ts';
import { shopOrigin } from './people.ts';

type Message = Omit<InboxMessage, 'language'>;

export const mailsTo = async (address: string): Promise<Message[]> =>
  (await messages(address)).filter(({ to }) => to === address);

export async function mailsAbout(reference: string): Promise<Message[]> {
  await expect.poll(async () => (await about(reference)).length).toBeGreaterThanOrEqual(2);
  return about(reference);
}

const about = async (reference: string): Promise<Message[]> =>
  (await messages(reference)).filter(({ subject }) => subject.includes(reference));

/**
 * Journeys ask again and again while they wait for a mail, so each reads only its own of two
 * hundred.
 */
async function messages(search: string): Promise<Message[]> {
  const query = new URLSearchParams({ search });
  const answer = await fetch(`${shopOrigin()}/buzon/messages.json?${query}`);
  return (await answer.json()) as Message[];
}
