import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { readOwnQuote, readStaffQuote } from '#features/requests/quotes/server/quote-access.ts';
import { staffApi } from '#staff-api.ts';
import { offerForms } from '../../server/answering/offer-forms.ts';
import { readOfferLink } from '../../server/offer-page.ts';
import { answerOwnerChange } from './answer-owner-change.ts';
import { askForOrder } from './ask-for-order.ts';
import { decideOwnerChange } from './decide-owner-change.ts';
import { readOwnerChange, readStaffOwnerChange } from './owner-changes.ts';

export const ownerChangeRoutes: CallRoute[] = [
  serve(
    api.askForOrder,
    async ({ params: { token }, caller: { person } }, services) => {
      await askForOrder(services, person, token);
      return readOfferLink(services, token, person);
    },
    offerForms.ask,
  ),
  serve(
    api.findOwnerChange,
    async ({ params: { id }, caller: { person, recent = false } }, { db }) => {
      await readOwnQuote(db, person.id, id);
      return { change: await readOwnerChange(db, id), recent };
    },
  ),
  serve(
    api.answerOwnerChange,
    async ({ params: { id: quoteId }, body, caller: { person } }, services) =>
      answerOwnerChange(services, person, { quoteId, ...body }),
    offerForms.answerOwner,
  ),
  serve(staffApi.findStaffOwnerChange, async ({ params: { id }, caller: { person } }, { db }) => {
    await readStaffQuote(db, person, id);
    return readStaffOwnerChange(db, person, id);
  }),
  serve(staffApi.decideOwnerChange, [
    decideOwnerChange,
    ({ params: { id }, caller: { person } }, { db }) => readStaffOwnerChange(db, person, id),
  ]),
];
