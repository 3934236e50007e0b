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

/** An unknown error as facts for the log: message, code and where it came from. */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { error: error.message.slice(0, 500), code, stack: error.stack?.slice(0, 2000) };
}
