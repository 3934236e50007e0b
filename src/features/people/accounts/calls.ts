import { changeUnseen, get } from '#platform/calls/contract.ts';
import type { ContactUpdate, CurrentUser } from './schema.ts';

export const currentUser = get<CurrentUser>('/api/auth/user');
export const sameUser = get<CurrentUser>('/api/user');
export const updateContact = changeUnseen<CurrentUser, { body: ContactUpdate }>(
  'PATCH',
  '/api/user/profile',
);
