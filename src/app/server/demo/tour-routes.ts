import { Hono } from 'hono';
import {
  demoPeople,
  embeddedIssuer,
  tourPath,
} from '#features/people/accounts/server/embedded-provider/demo-people.ts';
import {
  closeSession,
  openSession,
  type SignInServices,
} from '#features/people/accounts/server/sign-in-routes.ts';
import { languageOf } from '#features/people/accounts/server/visit.ts';
import { limits } from '#limits.ts';
import { sessionKey } from '#platform/auth/session.ts';
import type { SignInResult } from '#platform/auth/sign-in.ts';
import { callerAddress } from '#platform/http/caller-address.ts';
import { readForm } from '#platform/http/forms/read-form.ts';
import { networksOf } from '#platform/http/networks.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { ownPath } from '#platform/http/shared/own-path.ts';
import { readTour } from './read-tour.ts';
import { isTelling } from './start-demo-orders.ts';
import { tourPage } from './tour-page.ts';

/**
 * A page that leads through the shop as its demo people, who need no password. Only mount it where
 * `hasTour`.
 */
export function tourRoutes(services: SignInServices): Hono {
  const { config, db } = services;
  const app = new Hono();
  app.get(tourPath, async (context) => {
    const tour = { ...(await readTour(services)), isTelling: isTelling() };
    const language = languageOf(context, config);
    const page = await tourPage(tour, { language, brand: config.brand.name });
    return context.body(page.html, 200, page.headers);
  });
  app.post(tourPath, async (context) => {
    const { fields } = await readForm(context.req.raw);
    await consumeLimit(
      db,
      limits.signIn,
      networksOf(callerAddress(context, config.trustedProxies)),
    );
    const person = demoPeople.find(({ subject }) => subject === fields.person);
    const key = sessionKey(context, config);
    if (person)
      await openSession(context, services, signInOf(person, services), languageOf(context, config));
    else if (key) await closeSession(context, services, key);
    return context.redirect(ownPath(fields.returnTo), 303);
  });
  return app;
}

/** As the embedded provider would say it. */
function signInOf(
  { subject, email, firstName, lastName }: (typeof demoPeople)[number],
  { config }: SignInServices,
): SignInResult {
  return {
    issuer: embeddedIssuer(config),
    subject,
    claims: { email, email_verified: true, given_name: firstName, family_name: lastName },
    idToken: undefined,
    authenticatedAt: new Date(),
  };
}
