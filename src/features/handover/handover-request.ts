import { Unsendable } from '#platform/browser/request-attempt.ts';
import { ApiError } from '#platform/calls/client.ts';
import { closedLinkCode } from './handover-link.ts';
import type { HandoverEntry } from './schema.ts';

/** A handover as it waits on a driver's phone, with the link that it goes by. */
export interface HandoverRequest {
  token: string;
  entry: HandoverEntry;
}

/** Whether it would be the same: a code typed again on the next day is the handover of the day before. */
export function isSameHandover(one: HandoverRequest, other: HandoverRequest): boolean {
  return (
    one.token === other.token &&
    one.entry.code === other.entry.code &&
    one.entry.receivedBy === other.entry.receivedBy
  );
}

/** Of whose page it is: nobody's who is signed in, a unit's of its link. */
export const requestName = (unitId: string): string => `.${unitId}`;

/** The office ended the link: what happened stays on the phone, to be read out or to go by the next link. */
export class ClosedLinkError extends Unsendable {}

/** Refused because of its link alone, it is not refused for good. Throws ClosedLinkError and what `send` throws. */
export async function withClosedLinkError<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isOver = error instanceof ApiError && error.answer.code === closedLinkCode;
    throw isOver ? new ClosedLinkError(error.answer.message) : error;
  }
}
