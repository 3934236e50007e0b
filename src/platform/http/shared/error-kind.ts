import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Text } from '#platform/text/language.ts';

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

/** Describes an expected error; `details` keeps its names, so that only they can be given. */
/* @__NO_SIDE_EFFECTS__ */
export function errorKind<
  const Code extends string,
  const More extends Pick<ErrorKind, 'field' | 'details'> = object,
>(status: ContentfulStatusCode, code: Code, { es, en, ...more }: Text & More) {
  const message: Text = { es, en };
  return { status, code, message, ...(more as unknown as Omit<More, keyof Text>) };
}
