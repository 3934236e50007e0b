import type { Context } from 'hono';
import { html } from 'hono/html';
import { errorFacts } from '../../monitoring/log.ts';
import type { Services } from '../../services.ts';
import type { Language, Text } from '../../text/language.ts';
import { type AppError, commonErrors, isOutage, toAppError } from '../errors.ts';
import { keepLanguage } from '../keep-language.ts';
import { plainPage } from '../plain-page.ts';
import { renderedForField } from '../shared/rendered-for.ts';
import { signInElsewhere } from '../shared/sign-in-elsewhere.ts';
import type { ActionData } from './action-data.ts';
import type { FormCaller, FormRoute, OpenedForm } from './form-shape.ts';
import { unsentForm } from './unsent-form.ts';

export interface FormTools<SomeCaller extends FormCaller> {
  services: Services;
  visit(context: Context): Promise<SomeCaller>;
  /** Tells the language while the visitor is unknown. */
  languageOf(context: Context): Language;
  /** Draws the page of a form again with what was typed. */
  renderAgain(context: Context, form: ActionData, error?: AppError): Promise<Response>;
}

export interface Post<SomeCaller extends FormCaller> {
  form: OpenedForm;
  route: FormRoute<SomeCaller>;
  /** False for a form of this page that does not name itself. */
  isIdentified: boolean;
}

interface FailedPost<SomeCaller extends FormCaller> extends Post<SomeCaller> {
  /** Undefined while the visitor is unknown. */
  visitor: SomeCaller | undefined;
  error: unknown;
}

/**
 * Answers a rejected form with its page, what was typed and the errors. If the page cannot be
 * rendered, with a plain page from which the form can be sent again.
 */
export async function answerError<SomeCaller extends FormCaller>(
  context: Context,
  { services, languageOf, renderAgain }: FormTools<SomeCaller>,
  { form, route, visitor, error }: FailedPost<SomeCaller>,
): Promise<Response> {
  const appError = toAppError(error);
  context.set('refused', appError.kind.code);
  // A sender who left while the form was read is a 408: what is an outage here is one of ours.
  if (isOutage(error)) {
    const requestId = context.get('requestId');
    services.log.error('form failed', { requestId, form: route.form.path, ...errorFacts(error) });
  }
  const language = visitor?.language ?? languageOf(context);
  const ofAnother = isOfAnother(form, visitor);
  if (route.needsSession) {
    const plain = { services, form, shape: route.form, language, appError };
    const { unsent } = route.form;
    const path = keepLanguage(context, form.path);
    if (appError.kind === commonErrors.signedOut) {
      return unsent ? showUnsent(context, plain) : context.redirect(path, 303);
    }
    if (ofAnother) return sayOtherSession(context, plain);
  }
  if (isOutage(error) && !ofAnother && (route.needsSession || route.form.unsent)) {
    return showUnsent(context, { services, form, shape: route.form, language, appError });
  }
  const values = ofAnother ? {} : form.fields;
  const message = appError.kind.message[language];
  return renderAgain(context, { values, fields: fieldsOf(appError), message }, appError);
}

export function isOfAnother({ fields }: OpenedForm, visitor: FormCaller | undefined): boolean {
  const renderedForWhom = fields[renderedForField];
  return Boolean(renderedForWhom && visitor?.person && renderedForWhom !== visitor.person.id);
}

/** The error of a single file ('receipts.1') belongs to the field of the files. */
function fieldsOf({ fields = {} }: AppError): Record<string, string> {
  const errors = Object.entries(fields).map(([name, text]) => [name.replace(/\.\d+$/, ''), text]);
  return Object.fromEntries(errors);
}

interface PlainAnswer {
  services: Services;
  form: OpenedForm;
  shape: Pick<FormRoute<FormCaller>['form'], 'path' | 'pageName' | 'unsent'>;
  language: Language;
  appError: AppError;
}

function showUnsent(context: Context, plain: PlainAnswer): Promise<Response> {
  const { services, form, shape, language, appError } = plain;
  const { title, send, labels = {}, long = [] } = shape.unsent?.(language) ?? {};
  const address = keepLanguage(context, form.address);
  const signIn = `/api/login?returnTo=${encodeURIComponent(address)}`;
  return unsentForm(context, {
    language,
    brand: services.config.brand.name,
    title: title ?? texts.notDone[language],
    appError: appError.kind,
    ...(appError.kind === commonErrors.signedOut && {
      signIn: { address: signIn, label: signInElsewhere[language] },
    }),
    action: address,
    fields: Object.entries(form.fields).map(([name, value]) => ({
      name,
      value,
      label: labels[name],
      long: long.includes(name),
    })),
    send: send ?? texts.sendAgain[language],
  });
}

async function sayOtherSession(context: Context, plain: PlainAnswer): Promise<Response> {
  const { services, shape, language } = plain;
  const { status, message } = commonErrors.otherSession;
  const body = html`<p>${message[language]}</p>
<a class="button" href="${keepLanguage(context, shape.path)}">${shape.pageName?.(language) ?? texts.goBack[language]}</a>`;
  const page = await plainPage({
    language,
    brand: services.config.brand.name,
    title: texts.notDone[language],
    body,
  });
  return context.body(page.html, status, page.headers);
}

const texts = {
  notDone: { es: 'No se pudo hacer el cambio', en: 'The change could not be made' },
  sendAgain: { es: 'Enviar de nuevo', en: 'Send again' },
  goBack: { es: 'Volver a la página', en: 'Back to the page' },
} as const satisfies Record<string, Text>;
