import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patient } from './patient-server.ts';

export type Parts = { header: Record<string, unknown>; claims: Record<string, unknown> };

export interface FakeProvider {
  issuer: string;
  publicKey: string;
  answer: (response: ServerResponse) => void;
  /** The answer of its userinfo endpoint; undefined leaves the endpoint out. */
  userinfo: Record<string, unknown> | undefined;
  /** Set to break everything at once. */
  broken: ((response: ServerResponse) => void) | undefined;
  /** Builds a header and claims that are right for the shop as the client 'shop'. */
  honest(nonce: string): Parts;
  /** Signs with the published key, another one, or a shared secret. */
  signed(parts: Parts, by?: 'own' | 'other' | { secret: string }): string;
  give(idToken: string | undefined): void;
  close(): Promise<void>;
}

/** An OpenID Connect provider that says whatever a test wants it to say. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = createServer(patient, (request, response) => {
    if (fake.broken) return fake.broken(response);
    const path = new URL(request.url ?? '/', fake.issuer).pathname;
    if (path === '/token') return fake.answer(response);
    if (path === '/.well-known/openid-configuration') return json(response, metadata(fake));
    if (path === '/userinfo' && fake.userinfo) return json(response, fake.userinfo);
    const jwk = {
      ...own.publicKey.export({ format: 'jwk' }),
      kid: 'one',
      alg: 'ES256',
      use: 'sig',
    };
    if (path === '/jwks') return json(response, { keys: [jwk] });
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeProvider = {
    issuer,
    publicKey: own.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    answer: (response) => json(response, { error: 'invalid_grant' }, 400),
    userinfo: undefined,
    broken: undefined,
    honest: (nonce) => honestParts(issuer, nonce),
    signed: (parts, by = 'own') =>
      compact(parts, typeof by === 'object' ? by.secret : (by === 'own' ? own : other).privateKey),
    give(idToken) {
      const tokens = { access_token: 'a', token_type: 'bearer', expires_in: 60, id_token: idToken };
      fake.answer = (response) => json(response, tokens);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

export function encodeJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function compact({ header, claims }: Parts, key: KeyObject | string): string {
  const output = `${encodeJson(header)}.${encodeJson(claims)}`;
  const proof =
    typeof key === 'string'
      ? createHmac('sha256', key).update(output).digest()
      : sign('sha256', Buffer.from(output), { key, dsaEncoding: 'ieee-p1363' });
  return `${output}.${proof.toString('base64url')}`;
}

function honestParts(issuer: string, nonce: string): Parts {
  const now = Math.floor(Date.now() / 1000);
  return {
    header: { alg: 'ES256', kid: 'one' },
    claims: {
      iss: issuer,
      sub: 'somebody',
      aud: 'shop',
      iat: now,
      exp: now + 300,
      nonce,
      email: 'alguien@correo.test',
      email_verified: true,
      given_name: 'Alguien',
      family_name: 'Real',
    },
  };
}

function metadata({ issuer, userinfo }: FakeProvider) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    ...(userinfo && { userinfo_endpoint: `${issuer}/userinfo` }),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
  };
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
