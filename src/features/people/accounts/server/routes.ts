import { api } from '#api.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { ContactUpdate, CurrentUser } from '../schema.ts';
import { saveContact } from './people.ts';
import { type CallRoute, serve } from './serve.ts';

const ownAccount = { access: 'signed-in', response: CurrentUser } as const;

export const updateContactRoute = serve(
  api.updateContact,
  { ...ownAccount, body: ContactUpdate },
  async ({ body, caller }, { db }) => {
    const person = await saveContact(db, caller.person.id, body);
    // The account was deleted during the request.
    if (!person) throw new AppError(commonErrors.signedOut);
    return person;
  },
);

export const accountRoutes: CallRoute[] = [
  serve(api.currentUser, ownAccount, async ({ caller }) => caller.person),
  serve(api.sameUser, ownAccount, async ({ caller }) => caller.person),
  updateContactRoute,
];
