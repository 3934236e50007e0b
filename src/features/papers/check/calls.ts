import { get, post } from '#platform/calls/contract.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { Channel, CheckAnswer, CheckQuestion } from './schema.ts';

export const officialChannels = get('/api/check/channels', {
  summary: 'How people reach us, and where they pay',
  access: 'anyone',
  response: Channel.array(),
});
/** Says if a number, paper, phone or account is ours. Everything unknown gets the same answer. */
export const checkOurs = post('/api/check', {
  summary: 'Whether a number, paper, phone or account is ours',
  access: 'anyone',
  body: CheckQuestion,
  response: CheckAnswer,
  errors: [tooManyRequests],
});
