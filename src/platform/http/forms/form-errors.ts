import type { Context } from 'hono';
import { html } from 'hono/html';
import { errorFacts } from '../../monitoring/log.ts';
import type { Services } from '../../services.ts';
import type { Language, Text } from '../../text/language.ts';
import { type AppError, commonErrors, isOutage, toAppError } from '../errors.ts';
import { keepLanguage } from '../keep-language.ts';
import { plainPage } from '../plain-page.ts';
import type { ErrorKind } from '../shared/error-kind.ts';
import { renderedForField } from '../shared/rendered-for.ts';
import { signInElsewhere } from '../shared/sign-in-elsewhere.ts';
import type { ActionData } from './action-data.ts';
import type { FormCaller, FormRoute, OpenedForm } from './form-shape.ts';

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

interface UnsentForm {
  language: Language;
  brand: string;
  title: string;
  appError: ErrorKind;
  /** The address of the sign-in, which opens in a new tab, and the text of its link. */
  signIn?: { address: string; label: string };
  action: string;
  fields: UnsentField[];
  send: string;
}

interface UnsentField {
  name: string;
  value: string;
  /** A field without a label is not shown. */
  label?: string | undefined;
  long?: boolean;
}

/**
 * Answers a form whose page cannot be rendered, because of an outage or because the session has ended:
 * what was typed is in a form that sends it again.
 */
async function unsentForm(context: Context, unsent: UnsentForm): Promise<Response> {
  const { language, brand, title, action, send, appError, signIn } = unsent;
  const fields = unsent.fields.map(({ name, value, label, long }) => {
    if (!label) return html`<input type="hidden" name="${name}" value="${value}">`;
    const control = long
      ? html`<textarea id="${name}" name="${name}" rows="6">${value}</textarea>`
      : html`<input id="${name}" name="${name}" value="${value}">`;
    return html`<div class="field"><label for="${name}">${label}</label>${control}</div>`;
  });
  const link =
    signIn && html`<p><a href="${signIn.address}" target="_blank">${signIn.label}</a></p>`;
  const body = html`<p>${appError.message[language]}</p>${link}
<form method="post" action="${action}">${fields}<button type="submit">${send}</button></form>`;
  const page = await plainPage({ language, brand, title, body });
  if (appError.status === 503) context.header('retry-after', '30');
  return context.body(page.html, appError.status, page.headers);
}
