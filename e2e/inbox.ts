import { expect } from 'vitest';
import type { InboxMessage } from '#platform/mail/inbox.ts';
import { shopOrigin } from './people.ts';

type Message = Omit<InboxMessage, 'language'>;

/** The mails to an address, newest first. */
export const mailsTo = async (address: string): Promise<Message[]> =>
  (await messages(address)).filter(({ to }) => to === address);

/** Waits until a quotation's mails lie in the inbox, and returns them. */
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
