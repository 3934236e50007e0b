import { lowDataEntry } from '../browser/registry/cookies.ts';
import { cookieName, readCookie } from './shared/cookies.ts';

/** Pictures on a tap, or all pictures. */
export type DataMode = 'poco' | 'todo';

export function toDataMode(value: unknown): DataMode {
  return value === 'poco' ? 'poco' : 'todo';
}

/** What the person chose, or else what the browser asks for (`Save-Data`). */
export function wantsLowData(
  cookies: string | undefined,
  saveData: string | undefined,
  config: { secure: boolean },
): boolean {
  const choice = readCookie(cookies, cookieName(lowDataEntry.name, config));
  return choice ? choice === 'poco' : saveData?.toLowerCase() === 'on';
}
