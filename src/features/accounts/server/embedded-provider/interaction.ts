import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { texts } from '../../messages.ts';
import { rememberAccount } from './accounts.ts';
import { errorPage, type Field, type Middle, peoplePage, type Typed } from './pages.ts';
import { readerOf } from './show.ts';

/** What an interaction's address is answered with: a page, or nothing when it was sent on. */
export interface Shown {
  status: number;
  language: Language;
  page: Middle;
}

const bodyLimit = 8192;

/** The people page (GET) and what was chosen on it (POST). */
export async function interact(
  provider: Provider,
  { config, db }: Pick<Services, 'config' | 'db'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Shown | undefined> {
  const step = await provider.interactionDetails(request, response).catch(absentWhenOver);
  const language = readerOf(config, request, step?.params.ui_locales);
  const show = (status: number, page: Middle): Shown => ({ status, language, page });
  if (!step) return show(400, errorPage(language, 'old'));
  if (request.method !== 'POST') return show(200, peoplePage(language));
  const form = await readForm(request);
  if (!form) return show(413, errorPage(language, 'wrong'));
  const typed = checkTyped(form, language);
  if (Object.keys(typed.errors).length > 0) return show(422, peoplePage(language, typed));
  const accountId = await rememberAccount(db, typed.values);
  await provider.interactionFinished(request, response, { login: { accountId } });
  return undefined;
}

function absentWhenOver(error: unknown): undefined {
  if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
  throw error;
}

function checkTyped(form: URLSearchParams, language: Language): Typed {
  const text = texts[language];
  const read = (field: Field) => (form.get(field) ?? '').replaceAll('\0', '').trim();
  const values = {
    email: read('email'),
    firstName: read('firstName'),
    lastName: read('lastName'),
  };
  const errors: Typed['errors'] = {};
  if (!z.email().max(254).safeParse(values.email).success) errors.email = text.badEmail;
  if (values.firstName.length > 80) errors.firstName = text.tooLong;
  if (values.lastName.length > 80) errors.lastName = text.tooLong;
  return { values, errors };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
