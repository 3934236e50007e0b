import { api } from '#api.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { saveContact } from './people.ts';
import { type CallRoute, type HandlerOf, serve } from './serve.ts';

export const updateContact: HandlerOf<typeof api.updateContact> = async (
  { body, caller },
  { db },
) => {
  const person = await saveContact(db, caller.person.id, body);
  // The account was deleted during the request.
  if (!person) throw new AppError(commonErrors.signedOut);
  return person;
};

export const accountRoutes: CallRoute[] = [
  serve(api.currentUser, async ({ caller }) => caller.person),
  serve(api.sameUser, async ({ caller }) => caller.person),
  serve(api.updateContact, updateContact),
];
