import { api } from '#api.ts';
import {
  type CallRoute,
  serve,
  type VisitorFormShape,
} from '#features/people/accounts/server/serve.ts';
import { href, routes } from '#routes.ts';
import { answerField, codeField, hashField } from '../form-fields.ts';
import type { CheckAnswer } from '../schema.ts';
import { answerCheck } from './answer-check.ts';
import { channelsOf } from './channels.ts';

const checkForm: VisitorFormShape<CheckAnswer> = {
  path: href(routes.check),
  read: ({ fields }) => {
    const sha256 = fields[hashField];
    return { body: sha256 ? { sha256 } : { code: fields[codeField] ?? '' } };
  },
  done: (answer, { form, renderAgain }) =>
    renderAgain({
      [codeField]: form.fields[codeField] ?? '',
      [answerField]: JSON.stringify(answer),
    }),
};

/** Posted, so that the question is in no address, history or log. */
export const checkRoutes: CallRoute[] = [
  serve(api.officialChannels, async (_, { config }) => channelsOf(config)),
  serve(api.checkOurs, answerCheck, checkForm),
];
