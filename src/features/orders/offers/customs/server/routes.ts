import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { offerForms } from '../../server/answering/offer-forms.ts';
import { answerPrice } from './answer-price.ts';
import { namePrice, withdrawPrice } from './name-price.ts';

export const customsRoutes: CallRoute[] = [
  serve(
    api.answerCustoms,
    async ({ params: { number }, body: answer, caller: { person } }, services) =>
      answerPrice(services, { person }, { number, answer }),
    offerForms.customs,
  ),
  serve(staffApi.nameCustoms, namePrice),
  serve(staffApi.withdrawCustoms, withdrawPrice),
];
