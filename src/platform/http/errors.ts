import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language, Text } from '../text/language.ts';
import { forbiddenText } from './shared/forbidden-text.ts';

/** An expected error, with a sentence for people. */
export interface ErrorKind {
  status: ContentfulStatusCode;
  code: string;
  message: Text;
  /** The field of the form that it is about, if it is always the same. */
  field?: string;
  /** What else the answer holds, by name, for whoever reads the OpenAPI document. */
  details?: Readonly<Record<string, string>>;
}

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
    return {
      message: message[language],
      code,
      ...(fields && { fields }),
      ...this.details,
    };
  }
}

/** The errors that any call may return. Those of a feature are in its `errors.ts`. */
export const commonErrors = {
  badInput: {
    status: 400,
    code: 'bad_input',
    message: {
      es: 'Algún dato no es válido. Revise lo indicado e intente de nuevo.',
      en: 'Some of the data is not valid. Check what is marked and try again.',
    },
  },
  tooSlow: {
    status: 408,
    code: 'too_slow',
    message: {
      es: 'La conexión fue muy lenta y no recibimos todo lo que envió. Intente de nuevo, si puede con un archivo más pequeño.',
      en: 'The connection was very slow and we did not receive all that you sent. Please try again, with a smaller file if you can.',
    },
  },
  notJson: {
    status: 400,
    code: 'not_json',
    message: {
      es: 'El cuerpo de la petición no es JSON.',
      en: 'The body of the request is not JSON.',
    },
  },
  signedOut: {
    status: 401,
    code: 'signed_out',
    message: { es: 'Inicie sesión para continuar.', en: 'Sign in to continue.' },
  },
  otherSession: {
    status: 409,
    code: 'other_session',
    message: {
      es: 'Esta página es de otra sesión y no se hizo ningún cambio. Vuelva a cargarla o entre con su cuenta.',
      en: 'This page belongs to another session, and nothing was changed. Load it again or sign in with your account.',
    },
  },
  forbidden: {
    status: 403,
    code: 'forbidden',
    message: forbiddenText,
  },
  crossSite: {
    status: 403,
    code: 'cross_site',
    message: {
      es: 'Por seguridad no se aceptan cambios pedidos desde otro sitio.',
      en: 'For safety, changes requested from another site are not accepted.',
    },
  },
  notFound: {
    status: 404,
    code: 'not_found',
    message: {
      es: 'No encontramos lo que busca.',
      en: 'We could not find what you are looking for.',
    },
  },
  tooLarge: {
    status: 413,
    code: 'too_large',
    message: { es: 'La petición es demasiado grande.', en: 'The request is too large.' },
  },
  wrongType: {
    status: 415,
    code: 'wrong_type',
    message: {
      es: 'La petición debe enviarse como application/json.',
      en: 'The request must be sent as application/json.',
    },
  },
  broken: {
    status: 500,
    code: 'internal',
    message: {
      es: 'Algo falló de nuestro lado. Ya quedó registrado; intente de nuevo en unos minutos.',
      en: 'Something failed on our side. It has been recorded; please try again in a few minutes.',
    },
  },
  unavailable: {
    status: 503,
    code: 'unavailable',
    message: {
      es: 'El servicio no está disponible en este momento. Sus datos se conservan; intente de nuevo en un minuto.',
      en: 'The service is not available right now. Your data is kept; please try again in a minute.',
    },
  },
} as const satisfies Record<string, ErrorKind>;

/**
 * True where the database cannot be reached, cannot write, or was too busy (a lock, a deadlock, a
 * slow statement). False for a wrong query.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|ENOENT|57P0[123]|57014|55P03|40P01|08\w{3}|53\d{3}|58030)$/.test(
      code,
    ) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

/** Turns any error into one that the caller may see. The details go to the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return isOutage(error)
    ? new AppError(commonErrors.unavailable, { headers: { 'retry-after': '30' } })
    : new AppError(commonErrors.broken);
}
