import { lowDataEntry } from '../browser/registry/cookies.ts';
import { cookieName, readCookie } from './shared/cookies.ts';

/** 'poco' loads pictures on a tap, 'todo' loads all. */
export type DataMode = 'poco' | 'todo';

export function toDataMode(value: unknown): DataMode {
  return value === 'poco' ? 'poco' : 'todo';
}

/** True by the person's choice, or else by the browser's header (`Save-Data`). */
export function wantsLowData(
  cookies: string | undefined,
  saveData: string | undefined,
  config: { secure: boolean },
): boolean {
  const choice = readCookie(cookies, cookieName(lowDataEntry.name, config));
  return choice ? choice === 'poco' : saveData?.toLowerCase() === 'on';
}
