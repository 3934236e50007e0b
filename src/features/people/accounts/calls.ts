import { get, patch } from '#platform/calls/contract.ts';
import { ContactUpdate, CurrentUser } from './schema.ts';

const ownAccount = { access: 'signed-in', response: CurrentUser } as const;

const whoIsIn = { ...ownAccount, summary: 'Who is signed in' } as const;
export const currentUser = get('/api/auth/user', whoIsIn);
export const sameUser = get('/api/user', whoIsIn);
export const updateContact = patch('/api/user/profile', {
  unseen: true,
  ...ownAccount,
  body: ContactUpdate,
});
