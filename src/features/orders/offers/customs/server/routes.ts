import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { offerErrors } from '../../errors.ts';
import { Offer, OfferAnswerId, StaffOffer } from '../../schema.ts';
import { offerForms } from '../../server/answering/offer-forms.ts';
import { customsErrors } from '../errors.ts';
import { CustomsAnswer, CustomsForm, CustomsReason } from '../schema.ts';
import { answerPrice } from './answer-price.ts';
import { namePrice } from './name-price.ts';
import { withdrawPrice } from './withdraw-price.ts';

const { notFound } = offerErrors;
const { ownRecord } = caseErrors;

export const customsRoutes: CallRoute[] = [
  serve(
    api.answerCustoms,
    {
      access: 'signed-in',
      params: OfferAnswerId,
      body: CustomsAnswer,
      response: Offer,
      errors: [
        notFound,
        customsErrors.notFound,
        customsErrors.answered,
        customsErrors.withdrawn,
        customsErrors.otherShown,
      ],
      form: offerForms.customs,
    },
    async ({ params: { number }, body: answer, caller: { person } }, services) =>
      answerPrice(services, { person }, { number, answer }),
  ),
  serve(
    staffApi.nameCustoms,
    {
      access: 'staff',
      params: RecordId,
      body: CustomsForm,
      response: StaffOffer,
      errors: [notFound, ownRecord, customsErrors.noOrder, customsErrors.waits],
    },
    async ({ params: { id }, body: form, caller: { person } }, services) =>
      namePrice(services, person, { id, form }),
  ),
  serve(
    staffApi.withdrawCustoms,
    {
      access: 'staff',
      params: RecordId,
      body: CustomsReason,
      response: StaffOffer,
      errors: [notFound, ownRecord, customsErrors.notFound, customsErrors.answered],
    },
    async ({ params: { id }, body: { reason }, caller: { person } }, services) =>
      withdrawPrice(services, person, { id, reason }),
  ),
];
