import { Unsendable } from '#platform/browser/request-attempt.ts';
import { ApiError } from '#platform/calls/client.ts';
import { closedLinkCode } from './handover-link.ts';
import type { HandoverEntry } from './schema.ts';

/** A handover that waits on a driver's phone, with the token of its link. */
export interface HandoverRequest {
  token: string;
  entry: HandoverEntry;
}

/** The day does not count: a code typed again on the next day is the handover of the day before. */
export function isSameHandover(one: HandoverRequest, other: HandoverRequest): boolean {
  return (
    one.token === other.token &&
    one.entry.code === other.entry.code &&
    one.entry.receivedBy === other.entry.receivedBy
  );
}

/** Names the pending request of a unit: it belongs to nobody who is signed in. */
export const requestName = (unitId: string): string => `.${unitId}`;

/** The link was closed: the request stays on the phone, to be read out or sent by the next link. */
export class ClosedLinkError extends Unsendable {}

/**
 * Makes a ClosedLinkError of the server's error about the link: the request itself was not at fault.
 */
export async function withClosedLinkError<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isOver = error instanceof ApiError && error.answer.code === closedLinkCode;
    throw isOver ? new ClosedLinkError(error.answer.message) : error;
  }
}
