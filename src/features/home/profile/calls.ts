import { changeUnseen, get } from '#platform/calls/contract.ts';
import type { AccountDeleted, BeforeDeletion, OpenSession, OwnData } from './schema.ts';

export const ownData = get<OwnData>('/api/user/data');
export const listSessions = get<OpenSession[]>('/api/user/sessions');
export const beforeDeletion = get<BeforeDeletion>('/api/user/deletion');
export const deleteAccount = changeUnseen<AccountDeleted>('DELETE', '/api/auth/delete-account');
