import { get, patch } from '#platform/calls/contract.ts';
import type { ContactUpdate, CurrentUser } from './schema.ts';

// The person signed in; 401 means signed out.
export const currentUser = get<CurrentUser>('/api/auth/user');
export const sameUser = get<CurrentUser>('/api/user');
export const updateContact = patch<CurrentUser, { body: ContactUpdate }>('/api/user/profile');
