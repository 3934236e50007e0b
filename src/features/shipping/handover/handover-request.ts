import { Unsendable } from '#platform/browser/request-attempt.ts';
import { ApiError } from '#platform/calls/client.ts';
import { closedLinkCode } from './handover-link.ts';
import type { HandoverEntry } from './schema.ts';

export interface HandoverRequest {
  token: string;
  entry: HandoverEntry;
}

/**
 * The day does not count: a code that is typed again the next day means the handover of the day
 * before.
 */
export function isSameHandover(one: HandoverRequest, other: HandoverRequest): boolean {
  return (
    one.token === other.token &&
    one.entry.code === other.entry.code &&
    one.entry.receivedBy === other.entry.receivedBy
  );
}

/**
 * Names the pending request of a unit. The leading dot stands for nobody, since no driver is signed
 * in.
 */
export const requestName = (unitId: string): string => `.${unitId}`;

/**
 * Thrown where the link was closed: the request stays on the phone, to be read out or sent by the
 * next link.
 */
export class ClosedLinkError extends Unsendable {}

/**
 * Turns the server's error about the link into a ClosedLinkError: the request itself was not at
 * fault.
 */
export async function withClosedLinkError<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isOver = error instanceof ApiError && error.answer.code === closedLinkCode;
    throw isOver ? new ClosedLinkError(error.answer.message) : error;
  }
}
