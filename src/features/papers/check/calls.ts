import { get, post } from '#platform/calls/contract.ts';
import type { Channel, CheckAnswer, CheckQuestion } from './schema.ts';

export const officialChannels = get<Channel[]>('/api/check/channels');
/** Says if a number, paper, phone or account is ours. Everything unknown gets the same answer. */
export const checkOurs = post<CheckAnswer, { body: CheckQuestion }>('/api/check');
