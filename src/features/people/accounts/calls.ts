import { get, patch } from '#platform/calls/contract.ts';
import { ContactUpdate, CurrentUser } from './schema.ts';

const ownAccount = { access: 'signed-in', response: CurrentUser } as const;

export const currentUser = get('/api/auth/user', ownAccount);
export const sameUser = get('/api/user', ownAccount);
export const updateContact = patch('/api/user/profile', {
  unseen: true,
  ...ownAccount,
  body: ContactUpdate,
});
