import { del, get } from '#platform/calls/contract.ts';
import type { AccountDeleted, BeforeDeletion, OpenSession, OwnData } from './schema.ts';

export const profileCalls = {
  // A file: `callAddress` gives its `href`.
  ownData: get<OwnData>('/api/user/data'),
  listSessions: get<OpenSession[]>('/api/user/sessions'),
  beforeDeletion: get<BeforeDeletion>('/api/user/deletion'),
  deleteAccount: del<AccountDeleted>('/api/auth/delete-account'),
};
