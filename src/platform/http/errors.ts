import type { Language } from '../text/language.ts';
import { type ErrorKind, errorKind } from './shared/error-kind.ts';
import { forbiddenText } from './shared/forbidden-text.ts';

/** Only what the kind names: the document would not tell of anything else. */
type DetailsOf<Kind> = Kind extends { details: infer Named }
  ? { readonly [Name in keyof Named]?: unknown }
  : undefined;

export class AppError<Kind extends ErrorKind = ErrorKind> extends Error {
  readonly kind: ErrorKind;
  readonly fields: Record<string, string> | undefined;
  readonly details: object | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(
    kind: Kind,
    more: {
      fields?: Record<string, string>;
      details?: DetailsOf<Kind>;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(kind.code);
    this.kind = kind;
    this.fields = more.fields;
    this.details = more.details;
    this.headers = more.headers;
  }

  body(language: Language) {
    const { code, field, message } = this.kind;
    const fields = this.fields ?? (field && { [field]: message[language] });
    return { message: message[language], code, ...(fields && { fields }), ...this.details };
  }
}

/** The errors that any call may return. Those of a feature are in its `errors.ts`. */
export const commonErrors = {
  badInput: errorKind(400, 'bad_input', {
    es: 'Algún dato no es válido. Revise lo indicado e intente de nuevo.',
    en: 'Some of the data is not valid. Check what is marked and try again.',
  }),
  oldPage: errorKind(400, 'old_page', {
    es: 'Esta página es de antes de un cambio en la tienda y no dice lo que usted vio. Copie lo que escribió y cárguela de nuevo.',
    en: 'This page is from before a change in the shop and does not say what you saw. Copy what you wrote and load it again.',
  }),
  tooSlow: errorKind(408, 'too_slow', {
    es: 'La conexión fue muy lenta y no recibimos todo lo que envió. Intente de nuevo, si puede con un archivo más pequeño.',
    en: 'The connection was very slow and we did not receive all that you sent. Please try again, with a smaller file if you can.',
  }),
  notJson: errorKind(400, 'not_json', {
    es: 'El cuerpo de la petición no es JSON.',
    en: 'The body of the request is not JSON.',
  }),
  signedOut: errorKind(401, 'signed_out', {
    es: 'Inicie sesión para continuar.',
    en: 'Sign in to continue.',
  }),
  otherSession: errorKind(409, 'other_session', {
    es: 'Esta página es de otra sesión y no se hizo ningún cambio. Vuelva a cargarla o entre con su cuenta.',
    en: 'This page belongs to another session, and nothing was changed. Load it again or sign in with your account.',
  }),
  forbidden: errorKind(403, 'forbidden', forbiddenText),
  crossSite: errorKind(403, 'cross_site', {
    es: 'Por seguridad no se aceptan cambios pedidos desde otro sitio.',
    en: 'For safety, changes requested from another site are not accepted.',
  }),
  notFound: errorKind(404, 'not_found', {
    es: 'No encontramos lo que busca.',
    en: 'We could not find what you are looking for.',
  }),
  tooLarge: errorKind(413, 'too_large', {
    es: 'La petición es demasiado grande.',
    en: 'The request is too large.',
  }),
  wrongType: errorKind(415, 'wrong_type', {
    es: 'La petición debe enviarse como application/json.',
    en: 'The request must be sent as application/json.',
  }),
  broken: errorKind(500, 'internal', {
    es: 'Algo falló de nuestro lado. Ya quedó registrado; intente de nuevo en unos minutos.',
    en: 'Something failed on our side. It has been recorded; please try again in a few minutes.',
  }),
  unavailable: errorKind(503, 'unavailable', {
    es: 'El servicio no está disponible en este momento. Sus datos se conservan; intente de nuevo en un minuto.',
    en: 'The service is not available right now. Your data is kept; please try again in a minute.',
  }),
} satisfies Record<string, ErrorKind>;

/** What was lacking, for an alarm: each by its codes, or the driver's words. All but the last two are the database's. */
const outages = {
  full: /^(53100|58030)$/,
  no_connection: /^53300$|timeout exceeded when trying to connect/,
  in_the_way: /^(55P03|40P01|25P03)$/,
  too_slow: /^57014$/,
  away: /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|ENOENT|57P0[123]|08\w{3}|53\d{3})$|Connection terminated|Client has encountered a connection error/,
  files: /^FILES_AWAY$/,
  task: /^TASK_FAILED$/,
};
export type Outage = keyof typeof outages;
export const outageKinds = Object.keys(outages) as Outage[];

/**
 * Says why the database could not be reached, could not write, or was too busy (a lock, a deadlock,
 * a slow statement), or which other part was away. Undefined for any other error, such as a wrong query.
 */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return outageKinds.find((kind) => [code, error.message].some((text) => outages[kind].test(text)));
}

export function isOutage(error: unknown): boolean {
  return outageOf(error) !== undefined;
}

/** Turns any error into one that the caller may see. The details go to the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return isOutage(error)
    ? new AppError(commonErrors.unavailable, { headers: { 'retry-after': '30' } })
    : new AppError(commonErrors.broken);
}
