/**
 * A call, for both sides of the wire: method, path, and the types of input and response. `:name` in
 * a path is `params.name`.
 */
export interface Call<Output = unknown, Input extends CallInput = CallInput> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Only carries the types. */
  readonly types?: { input: Input; response: Output };
}

export interface CallInput {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  /** A file, or a part of one, instead of `body`. */
  bytes?: Blob;
  /** The `Idempotency-Key` header: the same key gets the same response. */
  key?: string;
}

// Marked as free of side effects, so that the bundler leaves out a call that nobody makes.
/* @__NO_SIDE_EFFECTS__ */
export const get = <Output, Input extends CallInput = Record<never, never>>(
  path: string,
): Call<Output, Input> => ({
  method: 'GET',
  path,
});
/* @__NO_SIDE_EFFECTS__ */
export const post = <Output, Input extends CallInput>(path: string): Call<Output, Input> => ({
  method: 'POST',
  path,
});

/**
 * A change of an existing record says what it saw, and so does its removal: nobody overwrites unread
 * what somebody else wrote meanwhile. A body that has no `expected` does not compile.
 */
type SeenChange = CallInput & { body: { expected?: unknown } };
/* @__NO_SIDE_EFFECTS__ */
export const patch = <Output, Input extends SeenChange>(path: string): Call<Output, Input> => ({
  method: 'PATCH',
  path,
});
/* @__NO_SIDE_EFFECTS__ */
export const put = <Output, Input extends SeenChange>(path: string): Call<Output, Input> => ({
  method: 'PUT',
  path,
});
/* @__NO_SIDE_EFFECTS__ */
export const del = <Output, Input extends SeenChange>(path: string): Call<Output, Input> => ({
  method: 'DELETE',
  path,
});
/**
 * A change of what only the caller writes, or of which the last word alone counts; and the removal of
 * what is never changed: a link, a photo, a place on a voyage.
 */
/* @__NO_SIDE_EFFECTS__ */
export const changeUnseen = <Output, Input extends CallInput = Record<never, never>>(
  method: 'PUT' | 'PATCH' | 'DELETE',
  path: string,
): Call<Output, Input> => ({ method, path });
