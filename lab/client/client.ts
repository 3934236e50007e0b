import type { paths } from './generated.ts';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathOf<SomeVerb extends Verb> = {
  [Path in keyof paths]: paths[Path] extends Record<SomeVerb, unknown> ? Path : never;
}[keyof paths];
type OperationOf<SomeVerb extends Verb, Path extends keyof paths> =
  paths[Path] extends Record<SomeVerb, infer Operation> ? Operation : never;

type InputOf<Operation> = (Operation extends { parameters: { path: infer Path } }
  ? { path: Path }
  : unknown) &
  (Operation extends { parameters: { query?: infer Query } } ? { query?: Query } : unknown) &
  (Operation extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { body: Body; key?: string }
    : unknown);

interface Answered<Body> {
  content: { 'application/json': Body };
}
type OutputOf<Operation> = Operation extends { responses: { 200: Answered<infer Body> } }
  ? Body
  : Operation extends { responses: { 201: Answered<infer Body> } }
    ? Body
    : undefined;

export type Ask = (path: string, init: RequestInit) => Promise<Response>;
export type Client = ReturnType<typeof clientOf>;

/** A stranger's client: it knows the shop by the generated types alone. */
export function clientOf(ask: Ask) {
  return async <SomeVerb extends Verb, Path extends PathOf<SomeVerb>>(
    verb: SomeVerb,
    path: Path,
    input: InputOf<OperationOf<SomeVerb, Path>>,
  ): Promise<OutputOf<OperationOf<SomeVerb, Path>>> => {
    const sent = input as { path?: object; query?: object; body?: object; key?: string };
    const filled = Object.entries(sent.path ?? {}).reduce(
      (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(value)),
      String(path),
    );
    const query = new URLSearchParams(
      Object.entries(sent.query ?? {}).map(([k, v]) => [k, `${v}`]),
    );
    const response = await ask(`${filled}?${query}`, {
      method: verb.toUpperCase(),
      headers: {
        ...(sent.body && { 'content-type': 'application/json' }),
        ...(sent.key && { 'idempotency-key': sent.key }),
      },
      ...(sent.body && { body: JSON.stringify(sent.body) }),
    });
    if (!response.ok)
      throw new Error(`${verb} ${filled}: ${response.status} ${await response.text()}`);
    return (await response.json()) as OutputOf<OperationOf<SomeVerb, Path>>;
  };
}
