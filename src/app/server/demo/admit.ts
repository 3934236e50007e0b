import { followPerson } from '#features/home/profile/server/follow-person.ts';
import { embeddedIssuer } from '#features/people/accounts/server/embedded-provider/demo-people.ts';
import { type Identity, signInPerson } from '#features/people/accounts/server/people.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';

type Admitted = Pick<Identity, 'subject' | 'email' | 'firstName' | 'lastName'>;

/** Signs somebody in as the embedded provider would. Returns who that is. */
export const admit = (
  { db, config }: Pick<Services, 'db' | 'config'>,
  { subject, email, firstName, lastName }: Admitted,
  language: Language,
) =>
  db.transaction().execute((tx) =>
    signInPerson(
      tx,
      { config, onNewAddress: followPerson },
      {
        ...{ subject, email, firstName, lastName },
        issuer: embeddedIssuer(config),
        emailVerified: true,
      },
      language,
    ),
  );
