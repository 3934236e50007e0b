import { z } from 'zod';
import {
  type CallRoute,
  serve,
  type VisitorFormShape,
} from '#features/people/accounts/server/serve.ts';
import { limits } from '#limits.ts';
import { post } from '#platform/calls/contract.ts';
import { AppError } from '#platform/http/errors.ts';
import type { OpenedForm } from '#platform/http/forms/form-shape.ts';
import type { Services } from '#platform/services.ts';
import { routes } from '#routes.ts';
import { answerPrice } from '../../customs/server/answer-price.ts';
import { offerErrors } from '../../errors.ts';
import { offerFields } from '../../form-fields.ts';
import { LinkAcceptance, LinkAnswer, LinkChange, LinkCustoms, LinkReason } from '../../schema.ts';
import type { Answerer, OpenLink } from '../answerer.ts';
import { acceptOffer } from '../answering/accept-offer.ts';
import { askChange, askNewOffer, declineOffer } from '../answering/answer-offer.ts';
import {
  acceptForm,
  changeForm,
  customsForm,
  declineForm,
  newOfferForm,
  readAcceptance,
  readChange,
  readCustomsAnswer,
  readReason,
} from '../answering/offer-forms.ts';
import { findLink } from './quote-links.ts';

interface LinkForm<Body> {
  /** The page of the link, unless another one draws the form. */
  path?: string;
  body: z.ZodType<Body>;
  form: Pick<VisitorFormShape<void>, 'action' | 'bytes' | 'doneKey' | 'done' | 'unsent'>;
  read?: (form: OpenedForm, caller: Parameters<VisitorFormShape<void>['read']>[1]) => object;
  act: (services: Services, by: Answerer & { link: OpenLink }, body: Body) => Promise<unknown>;
}

/** Serves a form by link. `act` throws AppError where the link opens nothing. */
export function linkForm<Body extends { token: string }>(shape: LinkForm<Body>): CallRoute {
  const { body, path = routes.offerLink.path, form, read, act } = shape;
  return serve(
    post(path, { access: 'anyone', body, response: z.void() }),
    async ({ body: input, caller: { person } }, services) => {
      const link = await findLink(services.db, input.token, person);
      if (typeof link === 'string') throw new AppError(offerErrors.notFound);
      await act(services, { link, person }, input);
    },
    {
      ...form,
      path,
      limit: limits.linkForm,
      read: (opened, caller) => ({
        body: {
          token: opened.params.token,
          number: opened.fields[offerFields.number] ?? '',
          ...read?.(opened, caller),
        },
      }),
    },
  );
}

export const linkForms: CallRoute[] = [
  linkForm({
    path: routes.offerLinkAccept.path,
    body: LinkAcceptance,
    form: acceptForm,
    read: readAcceptance,
    act: (services, by, { token: _, number, ...input }) =>
      acceptOffer(services, by, { number, input }),
  }),
  linkForm({
    body: LinkReason,
    form: declineForm,
    read: readReason,
    act: (services, by, { number, reason }) => declineOffer(services, by, { number, reason }),
  }),
  linkForm({
    body: LinkChange,
    form: changeForm,
    read: readChange,
    act: (services, by, { token: _, number, ...change }) =>
      askChange(services, by, { number, change, key: undefined }),
  }),
  linkForm({
    body: LinkAnswer,
    form: newOfferForm,
    act: (services, by, { number }) => askNewOffer(services, by, number),
  }),
  linkForm({
    body: LinkCustoms,
    form: customsForm,
    read: readCustomsAnswer,
    act: (services, by, { token: _, number, ...answer }) =>
      answerPrice(services, by, { number, answer }),
  }),
];
