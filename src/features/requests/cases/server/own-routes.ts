import {
  type CallRoute,
  serve,
  type VisitorFormShape,
} from '#features/people/accounts/server/serve.ts';
import { messageDoneKey, seenField, textField } from '../form-fields.ts';
import { caseTexts } from '../messages.ts';
import type { OwnCaseCalls } from '../own-case-calls.ts';
import { findOwnCase, listOwnCases } from './case-store.ts';
import type { AnyServerCaseType, CaseTypes } from './server-case-type.ts';
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

function messageForm(path: string): VisitorFormShape<unknown> {
  return {
    path,
    // More than a message may hold, so that one that is too long comes back to be cut.
    bytes: 256 * 1024,
    doneKey: messageDoneKey,
    read({ fields, query }) {
      const id = query.get('ver') ?? '';
      const text = fields[textField] ?? '';
      // The same text after the same history is the same message.
      return { params: { id }, body: { text }, key: [id, text.trim(), fields[seenField] ?? ''] };
    },
    done: (_, { form }) => `${form.address}&${messageDoneKey}=1#mensaje`,
    unsent(language) {
      const { failed, sendNow, label } = caseTexts[language];
      return { title: failed, send: sendNow, labels: { [textField]: label }, long: [textField] };
    },
  };
}
