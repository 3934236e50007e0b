import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { findAnything } from './find-anything.ts';

export const findRoutes: CallRoute[] = [
  serve(staffApi.find, async ({ query: { q }, caller: { person, language } }, { db }) =>
    findAnything(db, { agent: person, language }, q),
  ),
];
