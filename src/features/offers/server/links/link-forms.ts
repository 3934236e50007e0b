import type { CurrentUser } from '#features/accounts/schema.ts';
import { type FormRoute, type FormShape, serveForm } from '#features/accounts/server/serve.ts';
import { limits } from '#limits.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { OpenedForm } from '#platform/http/forms/form-shape.ts';
import { routes } from '#routes.ts';
import { answerPrice } from '../../customs/server/answer-price.ts';
import { answerForm, readAnswer } from '../../customs/server/customs-forms.ts';
import { offerErrors } from '../../errors.ts';
import { linkPath } from '../../links.ts';
import { offerFields } from '../../posted.ts';
import { LinkAcceptance, LinkAnswer, LinkChange, LinkCustoms, LinkReason } from '../../schema.ts';
import type { Answerer } from '../answerer.ts';
import { acceptOffer } from '../answering/accept-offer.ts';
import { askAgain, askChange, declineOffer } from '../answering/answer-offer.ts';
import {
  acceptForm,
  againForm,
  changeForm,
  declineForm,
  nameIn,
  readAcceptance,
  readChange,
  readReason,
} from '../answering/offer-forms.ts';
import { findLink } from './quote-links.ts';

const limit = limits.linkForm;

/** The link as the address has it, and which offer the page showed. */
const whatOf = (form: OpenedForm) => ({
  token: nameIn(form, linkPath('')),
  number: form.fields[offerFields.number] ?? '',
});

/** Throws AppError: the link opens nothing. */
async function answererOf(
  db: Database,
  token: string,
  person: CurrentUser | undefined,
): Promise<Answerer> {
  const link = await findLink(db, token);
  if (typeof link === 'string') throw new AppError(offerErrors.notFound);
  return { link, person };
}

const page = { path: routes.offerLink.path, limit } satisfies Partial<FormShape<unknown>>;

/** What the one who asks does by the link in their mail: nobody has to sign in, and no script makes these. */
export const linkForms: readonly FormRoute[] = [
  serveForm(
    {
      access: 'anyone',
      body: LinkAcceptance,
      response: undefined,
      form: {
        ...page,
        ...acceptForm,
        path: routes.offerLinkAccept.path,
        read: (form, caller) => ({ body: { ...whatOf(form), ...readAcceptance(form, caller) } }),
      },
    },
    async ({ body: { token, number, ...accepted }, caller: { person } }, services) => {
      const by = await answererOf(services.db, token, person);
      await acceptOffer(services, by, { number, accepted });
    },
  ),
  serveForm(
    {
      access: 'anyone',
      body: LinkReason,
      response: undefined,
      form: {
        ...page,
        ...declineForm,
        read: (form, caller) => ({ body: { ...whatOf(form), ...readReason(form, caller) } }),
      },
    },
    async ({ body: { token, number, reason }, caller: { person } }, services) => {
      const by = await answererOf(services.db, token, person);
      await declineOffer(services, by, { number, reason });
    },
  ),
  serveForm(
    {
      access: 'anyone',
      body: LinkChange,
      response: undefined,
      form: {
        ...page,
        ...changeForm,
        read: (form, caller) => ({ body: { ...whatOf(form), ...readChange(form, caller) } }),
      },
    },
    async ({ body: { token, number, ...change }, caller: { person } }, services) => {
      const by = await answererOf(services.db, token, person);
      await askChange(services, by, { number, change, key: undefined });
    },
  ),
  serveForm(
    {
      access: 'anyone',
      body: LinkAnswer,
      response: undefined,
      form: { ...page, ...againForm, read: (form) => ({ body: whatOf(form) }) },
    },
    async ({ body: { token, number }, caller: { person } }, services) => {
      await askAgain(services, await answererOf(services.db, token, person), number);
    },
  ),
  serveForm(
    {
      access: 'anyone',
      body: LinkCustoms,
      response: undefined,
      form: {
        ...page,
        ...answerForm,
        read: (form) => ({ body: { ...whatOf(form), ...readAnswer(form) } }),
      },
    },
    async ({ body: { token, number, ...answer }, caller: { person } }, services) => {
      const by = await answererOf(services.db, token, person);
      await answerPrice(services, by, { number, answer });
    },
  ),
];
