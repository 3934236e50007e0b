import { plainWords } from './plain-words.ts';

/** Structured logs: one JSON line on stdout for each event. Never pass personal data. */
export interface Log {
  info(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
}

export type LogFacts = Record<string, string | number | boolean | null | undefined>;

export function createLog(
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const line = (level: string, event: string, facts: LogFacts = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`);
  return {
    info: (event, facts) => line('info', event, facts),
    error: (event, facts) => line('error', event, facts),
  };
}

/**
 * Returns facts of an unknown error for the log: its message without quoted texts, its place, what
 * it comes from, and what another server said. Messages repeat what somebody wrote ("Yanet" is not
 * valid JSON); the place, the kind and the database's own names are enough.
 */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const text = (name: string) => textAt(error, name);
  // The stack begins with the message, which may have several lines.
  const after = error.stack?.split(error.message).at(-1) ?? '';
  const places = after.split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    kind: error.name,
    error: messageOf(error),
    code: text('code'),
    cause: causesOf(error),
    said: saidBy(error),
    constraint: text('constraint'),
    table: text('table'),
    column: text('column'),
    stack: places.join('\n').slice(0, 2000),
  };
}

/** Why a job failed, for the log: its messages may be about people, and stay in its row. */
export function jobErrorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { said: plainWords(String(error)) };
  const chain = chainOf(error);
  return {
    code: [...new Set(chain.flatMap(codesOf))].join(' ') || undefined,
    said: saidBy(error) ?? plainWords(chain.at(-1)?.message ?? ''),
  };
}

/** An error and what it comes from, at most six deep. */
function chainOf(error: Error): Error[] {
  const chain: Error[] = [];
  for (let next: unknown = error; next instanceof Error && chain.length < 6; ) {
    chain.push(next);
    // Both addresses of a host were tried.
    next = next.cause ?? (next instanceof AggregateError ? next.errors[0] : undefined);
  }
  return chain;
}

/** What an error comes from in the end. */
export const firstCause = (error: unknown): Error | undefined =>
  error instanceof Error ? chainOf(error).at(-1) : undefined;

function causesOf(error: Error): string | undefined {
  const [, ...causes] = chainOf(error);
  const texts = causes.map((each) => [...codesOf(each), messageOf(each)].join(' ').trim());
  return texts.length > 0 ? texts.join(' < ') : undefined;
}

/** nodemailer keeps the system's code beside its own. */
function codesOf(error: Error): string[] {
  const codes = ['code', 'originalCode'].map((name) => textAt(error, name) ?? '');
  return codes.filter((code) => /^\w{2,60}$/.test(code));
}

/** What a mail server replied, or an identity provider (RFC 6749, 5.2) answered. */
function saidBy(error: Error): string | undefined {
  for (const each of chainOf(error)) {
    const names = ['response', 'error', 'error_description'];
    const texts = names.flatMap((name) => textAt(each, name) ?? []);
    if (texts.length > 0) return plainWords(texts.join(' '));
  }
  return undefined;
}

function textAt(error: Error, name: string): string | undefined {
  const value: unknown = name in error ? error[name as keyof Error] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Only the first line, because the rest may be somebody's text. */
function messageOf({ message }: Error): string {
  return withoutQuotes((message.split('\n', 1)[0] ?? '').slice(0, 500));
}

/** Blanks quoted texts, addresses, long numbers, and what looks like a secret. */
function withoutQuotes(message: string): string {
  return message
    .replace(/"(?:[^"\\]|\\.)*"?|'[^']*'|`[^`]*`|«[^«»]*»/gs, '"…"')
    .replace(/(?<!\S)\S+@\S+/g, '…')
    .replace(/\+?\d(?:[\s().-]*\d){6,}/g, '…')
    .replace(/[\w+/=-]{24,}/g, '…')
    .replace(/\?[^\s?=]+=\S*/g, '…');
}
