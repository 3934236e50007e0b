import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import type { OwnCaseCalls } from '../own-case-calls.ts';
import { findOwnCase, listOwnCases } from './case-store.ts';
import type { AnyServerCaseType, CaseTypes } from './server-case-type.ts';
import { messageForm } from './writing/message-form.ts';
import { writeAbout } from './writing/write-about.ts';

/** `page` is the page of these cases, which takes messages without JavaScript. */
export function ownCaseRoutes(
  type: AnyServerCaseType,
  { list, find, write }: OwnCaseCalls<CaseTypes['own'], CaseTypes['ownDetail']>,
  page: string,
): CallRoute[] {
  return [
    serve(list, async ({ query, caller }, { db }) =>
      listOwnCases(db, type, caller.person.id, query),
    ),
    serve(find, async ({ params, caller }, { db }) =>
      findOwnCase(db, type, caller.person.id, params.id),
    ),
    serve(
      write,
      async ({ params: { id }, body: { text }, key, caller: { person } }, services) => {
        await writeAbout(services, type, { id, author: person, as: 'customer', text, key });
        return findOwnCase(services.db, type, person.id, id);
      },
      messageForm(page),
    ),
  ];
}
