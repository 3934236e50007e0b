import { api } from '#api.ts';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { EmptyBody } from '#features/requests/cases/schema.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { readOwnQuote, readStaffQuote } from '#features/requests/quotes/server/quote-access.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { offerErrors } from '../../errors.ts';
import { LinkToken, OpenedLink } from '../../schema.ts';
import { offerForms } from '../../server/answering/offer-forms.ts';
import { readOfferLink } from '../../server/offer-page.ts';
import { ownerChangeErrors } from '../errors.ts';
import {
  OwnerAnswer,
  OwnerChange,
  OwnerDecision,
  OwnOwnerChange,
  StaffOwnerChange,
} from '../schema.ts';
import { answerOwnerChange } from './answer-owner-change.ts';
import { askForOrder } from './ask-for-order.ts';
import { decideOwnerChange } from './decide-owner-change.ts';
import { readOwnerChange, readStaffOwnerChange } from './owner-changes.ts';

const { notOpen, notForStaff, ownAlready, waits, refused } = ownerChangeErrors;
const { notWaiting, notAgreed, anotherPerson } = ownerChangeErrors;
const { quoteNotFound } = quoteErrors;

export const ownerChangeRoutes: CallRoute[] = [
  serve(
    api.askForOrder,
    {
      access: 'signed-in',
      params: LinkToken,
      body: EmptyBody,
      response: OpenedLink,
      errors: [offerErrors.notFound, notForStaff, notOpen, ownAlready, waits, refused],
      form: offerForms.ask,
    },
    async ({ params: { token }, caller: { person } }, services) => {
      await askForOrder(services, person, token);
      return readOfferLink(services, token, person);
    },
  ),
  serve(
    api.findOwnerChange,
    { access: 'signed-in', params: RecordId, response: OwnOwnerChange, errors: [quoteNotFound] },
    async ({ params: { id }, caller: { person, recent = false } }, { db }) => {
      await readOwnQuote(db, person.id, id);
      return { change: await readOwnerChange(db, id), recent };
    },
  ),
  serve(
    api.answerOwnerChange,
    {
      access: 'signed-in',
      // Agreeing gives away what may be worth a car.
      recent: ({ agree }: OwnerAnswer) => agree,
      params: RecordId,
      body: OwnerAnswer,
      response: OwnerChange.nullable(),
      errors: [quoteNotFound, notWaiting],
      form: offerForms.answerOwner,
    },
    async ({ params: { id: quoteId }, body, caller: { person } }, services) =>
      answerOwnerChange(services, person, { quoteId, ...body }),
  ),
  serve(
    staffApi.findStaffOwnerChange,
    { access: 'staff', params: RecordId, response: StaffOwnerChange, errors: [quoteNotFound] },
    async ({ params: { id }, caller: { person } }, { db }) => {
      await readStaffQuote(db, person, id);
      return readStaffOwnerChange(db, person, id);
    },
  ),
  serveWrite(
    staffApi.decideOwnerChange,
    {
      access: 'administrador',
      recent: true,
      params: RecordId,
      body: OwnerDecision,
      response: StaffOwnerChange,
      errors: [
        quoteNotFound,
        caseErrors.ownRecord,
        accountErrors.tooNew,
        notWaiting,
        notOpen,
        notAgreed,
        anotherPerson,
      ],
    },
    async ({ params: { id }, body, caller: { person } }, services) =>
      decideOwnerChange(services, person, id, body),
    (db, person, { id }) => readStaffOwnerChange(db, person, id),
  ),
];
