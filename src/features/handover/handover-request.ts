import type { HandoverEntry } from './schema.ts';

/** A handover as it waits on a driver's phone, with the link that it goes by. */
export interface HandoverRequest {
  token: string;
  entry: HandoverEntry;
}

/** Whether it would be the same: a code typed again on the next day is the handover of the day before. */
export function isSameHandover({ entry: one }: HandoverRequest, { entry: other }: HandoverRequest) {
  return one.code === other.code && one.receivedBy === other.receivedBy;
}

/** Of whose page it is: nobody's who is signed in, a unit's of its link. */
export const requestName = (unitId: string): string => `.${unitId}`;
