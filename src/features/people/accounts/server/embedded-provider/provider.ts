import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { errorFacts } from '#platform/monitoring/log.ts';
import type { Services } from '#platform/services.ts';
import { hourMs } from '#platform/time/durations.ts';
import { clientId, providerConfiguration } from './configuration.ts';
import { embeddedIssuer } from './demo-people.ts';
import { answerInteraction, answerWithin, isInteraction, showPeople } from './interaction.ts';
import { type Keys, loadKeys } from './keys.ts';
import { errorPage } from './pages.ts';
import { purgeRecords } from './records.ts';
import { createShowPage, languageOfRequest, pageWithHeaders } from './show-page.ts';
import { skipEmptySignOut } from './sign-out.ts';

type ProviderServices = Pick<Services, 'config' | 'db' | 'log'>;

export interface EmbeddedProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  callback: string;
  handle(request: IncomingMessage, response: ServerResponse): void;
}

const purgeEvery = hourMs;

/**
 * An OpenID Connect provider on our own origin, for trying and tests only. Its state is in the
 * database, so that all processes answer alike. Its library is a development dependency, loaded at
 * the first request.
 */
export async function createEmbeddedProvider(
  services: ProviderServices,
): Promise<EmbeddedProvider> {
  const { config, db, log } = services;
  assertInstalled();
  const keys = await loadKeys(db);
  let provider: Promise<Provider> | undefined;
  let purgedAt = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (Date.now() - purgedAt > purgeEvery) {
      purgedAt = Date.now();
      await purgeRecords(db);
    }
    provider ??= loadProvider(services, keys);
    await route(services, await provider, request, response);
  };
  return {
    issuer: embeddedIssuer(config),
    clientId,
    clientSecret: keys.clientSecret,
    callback: `${config.publicUrl}/api/callback`,
    handle(request, response) {
      for (const [name, value] of Object.entries(securityHeaders(config.secure))) {
        response.setHeader(name, value);
      }
      answer(request, response).catch((error) => {
        log.error('embedded provider failed', errorFacts(error));
        void showError(services, request, response);
      });
    },
  };
}

/** Fails at start with an explanation, not at somebody's sign-in. */
function assertInstalled(): void {
  try {
    import.meta.resolve('oidc-provider');
  } catch (error) {
    throw new Error(
      'OIDC_ISSUER: falta un proveedor de identidad, y el de prueba no está instalado (npm install --include=dev)',
      { cause: error },
    );
  }
}

async function loadProvider({ config, db, log }: ProviderServices, keys: Keys): Promise<Provider> {
  const { Provider } = await import('oidc-provider');
  const show = createShowPage(config);
  const provider = new Provider(
    embeddedIssuer(config),
    providerConfiguration(config, db, keys, show),
  );
  // Our address is the configured one, whatever the request says.
  provider.proxy = true;
  provider.use(skipEmptySignOut);
  provider.use(showPeople(show, config));
  provider.on('server_error', (_, error) =>
    log.error('embedded provider failed', errorFacts(error)),
  );
  return provider;
}

async function route(
  { config, db }: ProviderServices,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { host, protocol } = new URL(config.publicUrl);
  request.headers.host = host;
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  const address = request.url ?? '/';
  if (isInteraction(address)) {
    const reply = await answerInteraction(provider, { config, db }, request, response);
    if (!reply) return;
    const { body, headers } = await pageWithHeaders(config, request, reply.language, reply.page);
    response.writeHead(reply.status, headers).end(body);
    return;
  }
  await answerWithin(provider, request, response, address);
}

async function showError(
  { config }: ProviderServices,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (response.headersSent) return void response.destroy();
  const language = languageOfRequest(config, request);
  const page = errorPage(language, 'wrong');
  const { body, headers } = await pageWithHeaders(config, request, language, page);
  response.writeHead(503, { ...headers, 'retry-after': '30' }).end(body);
}
