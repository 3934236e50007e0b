import { z } from 'zod';
import { del, get } from '#platform/calls/contract.ts';
import { profileErrors } from './errors.ts';
import { AccountDeleted, BeforeDeletion, OpenSession, OwnData } from './schema.ts';

export const ownData = get('/api/user/data', {
  summary: 'All that is stored about who asks',
  access: 'signed-in',
  response: OwnData,
});
export const listSessions = get('/api/user/sessions', {
  access: 'signed-in',
  response: z.array(OpenSession),
});
export const beforeDeletion = get('/api/user/deletion', {
  summary: 'What keeps the own account, and what its deletion leaves',
  access: 'signed-in',
  response: BeforeDeletion,
});
export const deleteAccount = del('/api/auth/delete-account', {
  unseen: true,
  access: 'signed-in',
  recent: true,
  response: AccountDeleted,
  errors: Object.values(profileErrors),
});
