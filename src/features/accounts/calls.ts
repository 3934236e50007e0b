import { get, patch } from '#platform/calls/contract.ts';
import type { ContactUpdate, CurrentUser } from './schema.ts';

export const accountCalls = {
  // The person signed in; 401 means signed out.
  currentUser: get<CurrentUser>('/api/auth/user'),
  sameUser: get<CurrentUser>('/api/user'),
  updateContact: patch<CurrentUser, { body: ContactUpdate }>('/api/user/profile'),
};
