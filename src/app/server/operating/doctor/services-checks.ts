import { randomUUID } from 'node:crypto';
import { ResponseBodyError } from 'openid-client';
import { createSignIn } from '#platform/auth/sign-in.ts';
import type { Config } from '#platform/config.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { verifyMailServer } from '#platform/mail/mail.ts';
import { firstCause, type Log } from '#platform/monitoring/log.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { type Check, examine } from './check.ts';

const files: Check = {
  part: 'files',
  async look(config) {
    const store = await openFiles(config);
    const key = `doctor/${randomUUID()}.txt`;
    await store.put(key, key);
    try {
      if (String(await store.get(key)) !== key) {
        throw new OperatorError('the file store gives back something else than was written');
      }
    } finally {
      await store.delete(key);
    }
    for await (const _ of store.list()) break;
    return `written, read, listed and deleted in ${config.s3 ? `the bucket ${config.s3.name}` : config.dataDir}`;
  },
};

const mail: Check = {
  part: 'mail',
  async look(config) {
    if (!config.smtpUrl) return 'none leaves: all are shown at /buzon (SMTP_URL)';
    await verifyMailServer(config.smtpUrl, config.smtpName).catch(told(mailTrouble));
    return `the server lets us in as ${config.smtpName}; no mail was sent (--mail-to=somebody@… sends one)`;
  },
};

const signIn: Check = {
  part: 'sign-in',
  async look(config) {
    if (!config.oidc) return 'embedded, for trying: anybody may be anybody (OIDC_ISSUER)';
    const { claims } = await createSignIn({ config }, config.oidc)
      .examine()
      .catch(told(providerTrouble));
    const silent = claims && !claims.includes('email_verified');
    return `the provider knows this client; it must call back ${config.publicUrl}/api/callback${
      silent ? ', and send email_verified, of which its description says nothing' : ''
    }`;
  },
};

/** Throws an error again, as a sentence. */
function told(trouble: (error: unknown) => string) {
  return (error: unknown): never => {
    throw new OperatorError(trouble(error), { cause: error });
  };
}

/** In a sentence why nobody can sign in at the provider, and what mends it. */
function providerTrouble(error: unknown): string {
  const why = firstCause(error);
  if (why instanceof ResponseBodyError) {
    const mend = /redirect/.test(why.error_description ?? '')
      ? 'it must know PUBLIC_URL/api/callback as an address to return to'
      : 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET';
    return `the provider refuses this client: ${why.error} ${why.error_description ?? ''} (${mend})`;
  }
  return `the provider does not describe itself: ${why?.message} (OIDC_ISSUER; a private authority: NODE_EXTRA_CA_CERTS)`;
}

/** In a sentence why the mail server does not take our mails, and what mends it. */
function mailTrouble(error: unknown): string {
  const facts: { code?: unknown; originalCode?: unknown; response?: unknown; message?: unknown } =
    error instanceof Error ? Object.assign({ message: error.message }, error) : {};
  const mend = mends.find(([codes]) => codes.test(String(facts.originalCode ?? facts.code)));
  return `the mail server does not let us in: ${facts.response ?? facts.message} (${mend?.[1] ?? 'SMTP_URL'})`;
}

const mends: [codes: RegExp, mend: string][] = [
  [/^(EAUTH|ENOAUTH)$/, 'user and password in SMTP_URL'],
  [/^(ECONNREFUSED|EDNS|ENOTFOUND|EAI_AGAIN)$/, 'host and port in SMTP_URL'],
  [/^(ETLS|\w*CERT\w*|UNABLE_TO_\w+)$/, 'a private authority: NODE_EXTRA_CA_CERTS'],
];

/** What the shop talks to beside its database. */
export const servicesChecks: readonly Check[] = [files, mail, signIn];

/** At the start, beside it: a line of the log for each that will not do. */
export async function logTroubles(config: Config, log: Log): Promise<void> {
  for (const { part, fine, says } of await examine(config, servicesChecks)) {
    if (!fine) log.error('not ready', { part, error: says });
  }
}
