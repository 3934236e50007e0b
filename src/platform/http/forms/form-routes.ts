import { type Context, Hono } from 'hono';
import { contentHash } from '../../database/make-once.ts';
import { withQuery } from '../../text/with-query.ts';
import { callerAddress } from '../caller-address.ts';
import { AppError, commonErrors, isOutage } from '../errors.ts';
import { keepLanguage } from '../keep-language.ts';
import { networksOf } from '../networks.ts';
import { consumeLimit } from '../rate-limit.ts';
import type { RawRequest } from '../read-request.ts';
import { Reply } from '../route.ts';
import { actionField, languageField, renderedForField } from '../shared/rendered-for.ts';
import { answerError, type FormTools, isOfAnother, type Post } from './form-errors.ts';
import { formMemory } from './form-memory.ts';
import type { FormCaller, FormRoute, FormShape, OpenedForm } from './form-shape.ts';
import { emptyForm, type FormLimits, readForm, type SentForm } from './read-form.ts';

/** Routes for the forms of all pages. Each form is the same write as its call, and gets a page. */
export function formRoutes<SomeCaller extends FormCaller>(
  tools: FormTools<SomeCaller>,
  routes: readonly FormRoute<SomeCaller>[],
): Hono {
  const app = new Hono();
  for (const [path, [first, ...others]] of Map.groupBy(routes, ({ form }) => form.path)) {
    if (first) app.post(path, (context) => takeForm(context, tools, [first, ...others]));
  }
  return app;
}

type Routes<SomeCaller extends FormCaller> = readonly [
  FormRoute<SomeCaller>,
  ...FormRoute<SomeCaller>[],
];

async function takeForm<SomeCaller extends FormCaller>(
  context: Context,
  tools: FormTools<SomeCaller>,
  routes: Routes<SomeCaller>,
): Promise<Response> {
  const { services, visit } = tools;
  const memory = formMemory(networksOf(callerAddress(context, services.config.trustedProxies)));
  let post = openPost(context, emptyForm, routes);
  let visitor: SomeCaller | undefined;
  try {
    // Read first, so that what was typed is not lost, whatever happens next.
    const sent = await readForm(context.req.raw, limitsOf(routes), memory);
    context.get('bodyIsRead')?.();
    post = openPost(context, sent, routes);
    visitor = await visit(context);
    return await runForm(context, tools, post, visitor);
  } catch (error) {
    if (!(error instanceof AppError || isOutage(error))) throw error;
    return await answerError(context, tools, { ...post, visitor, error });
  } finally {
    memory.release();
  }
}

/**
 * Finds the form within its page. A form that does not say which it is belongs to the page only.
 */
function openPost<SomeCaller extends FormCaller>(
  context: Context,
  sent: SentForm,
  routes: Routes<SomeCaller>,
): Post<SomeCaller> {
  const action = sent.fields[actionField];
  const identified = routes.find(({ form }) => form.action === undefined || form.action === action);
  const route = identified ?? routes[0];
  const query = new URLSearchParams(new URL(context.req.url).search);
  query.delete(route.form.doneKey ?? '');
  // With parameters in the path, the page is at the request's own path.
  const path = route.form.path.includes(':') ? context.req.path : route.form.path;
  const address = withQuery(path, query);
  const form = { ...sent, params: context.req.param(), query, address, path };
  return { route, isIdentified: identified !== undefined, form };
}

/** Combines the limits of all forms of a page: which one it is shows only after reading. */
function limitsOf<SomeCaller extends FormCaller>(routes: Routes<SomeCaller>): FormLimits {
  const forms = routes.map(({ form }) => form);
  const files = forms.find((form) => form.files)?.files;
  const bytes = Math.max(...forms.map((form) => form.bytes ?? 0));
  return { ...(bytes > 0 && { bytes }), ...(files && { files }) };
}

async function runForm<SomeCaller extends FormCaller>(
  context: Context,
  { services, renderAgain }: FormTools<SomeCaller>,
  { form, route, isIdentified }: Post<SomeCaller>,
  visitor: SomeCaller,
): Promise<Response> {
  if (!isIdentified) throw new AppError(commonErrors.badInput);
  if (form.fields[languageField]) {
    if (route.needsSession && !visitor.person) throw new AppError(commonErrors.signedOut);
    if (isOfAnother(form, visitor)) throw new AppError(commonErrors.otherSession);
    return renderAgain(context, { values: form.fields, fields: {}, message: '' });
  }
  const { limit, read, done } = route.form;
  if (limit) await consumeLimit(services.db, limit, networksOf(visitor.address));
  refuseFiles(form, route.form, visitor);
  let caller = visitor;
  const output = await route.run(
    (admitted) => {
      caller = admitted;
      return rawRequest(form, read, caller);
    },
    visitor,
    form.fields[renderedForField] || undefined,
    services,
  );
  const body = output instanceof Reply ? output.body : output;
  const next = await done(body, {
    form,
    caller,
    services,
    context,
    renderAgain: (values, message = '') => renderAgain(context, { values, fields: {}, message }),
  });
  if (next instanceof Response) return next;
  context.header('cache-control', 'no-store');
  return context.redirect(keepLanguage(context, next), 303);
}

function rawRequest<SomeCaller extends FormCaller>(
  form: OpenedForm,
  read: FormShape<unknown, SomeCaller>['read'],
  caller: SomeCaller,
): RawRequest {
  const { params = form.params, body, key } = read(form, caller);
  return {
    params,
    query: {},
    body: () => body,
    bytes: () => undefined,
    key: () => key && contentKey([caller.person?.id ?? '', ...key]),
    files: form.files,
  };
}

/** A form has no idempotency key: the same content from the same person gets the same one. */
function contentKey(parts: readonly string[]): string {
  return `form-${contentHash(parts)}`;
}

function refuseFiles(form: OpenedForm, { files }: FormLimits, { language }: FormCaller): void {
  if (form.cut === 'no-memory') {
    throw new AppError(commonErrors.unavailable, { headers: { 'retry-after': '60' } });
  }
  if (form.cut === 'too-slow') throw new AppError(commonErrors.tooSlow);
  if (!files) return;
  const isTooMany = form.cut === 'too-many' || form.files.length > files.most;
  if (!isTooMany && !form.cut) return;
  const wrong = isTooMany ? files.tooMany : files.tooLarge;
  throw new AppError(wrong, { fields: { [files.field]: wrong.message[language] } });
}
