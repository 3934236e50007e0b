import { get, patch } from '#platform/calls/contract.ts';
import type { ContactUpdate, CurrentUser } from './schema.ts';

export const currentUser = get<CurrentUser>('/api/auth/user');
export const sameUser = get<CurrentUser>('/api/user');
export const updateContact = patch<CurrentUser, { body: ContactUpdate }>('/api/user/profile');
