import { lowDataEntry } from '../browser/registry/cookies.ts';
import { cookieName, readCookie } from './shared/cookies.ts';

/** The choice between all pictures and pictures on tap. */
export type DataMode = 'poco' | 'todo';

export function toDataMode(value: unknown): DataMode {
  return value === 'poco' ? 'poco' : 'todo';
}

/** Whether pictures wait for a tap: what the person chose, else what the browser asks for. */
export function wantsLowData(
  cookies: string | undefined,
  saveData: string | undefined,
  config: { secure: boolean },
): boolean {
  const chosen = readCookie(cookies, cookieName(lowDataEntry.name, config));
  return chosen ? chosen === 'poco' : saveData?.toLowerCase() === 'on';
}
