import type { Context } from 'hono';
import { languageStart, underLanguage } from './shared/language-address.ts';

/** The address of a page of ours in the language that the request's own address names, if any. */
export function keepLanguage({ req }: Context, path: string): string {
  return underLanguage(languageStart(new URL(req.url).pathname), path);
}
