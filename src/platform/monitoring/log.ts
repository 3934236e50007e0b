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
 * Returns facts of an unknown error for the log: its message without quoted texts, and its place.
 * Messages repeat what somebody wrote ("Yanet" is not valid JSON); the place, the kind and the
 * database's own names are enough.
 */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const text = (name: 'code' | 'constraint' | 'table' | 'column') => {
    const value: unknown = name in error ? error[name as keyof typeof error] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  // The stack begins with the message, which may have several lines.
  const after = error.stack?.split(error.message).at(-1) ?? '';
  const places = after.split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    kind: error.name,
    // Only the first line, because the rest may be somebody's text.
    error: withoutQuotes((error.message.split('\n', 1)[0] ?? '').slice(0, 500)),
    code: text('code'),
    constraint: text('constraint'),
    table: text('table'),
    column: text('column'),
    stack: places.join('\n').slice(0, 2000),
  };
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
