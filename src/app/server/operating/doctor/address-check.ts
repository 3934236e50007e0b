import { connect } from 'node:tls';
import { firstCause } from '#platform/monitoring/log.ts';
import { OperatorError } from '#platform/operator-error.ts';
import type { Check } from './check.ts';

/** Three receipts of 8 MB, as a form without a script sends them, and what is around them. */
const largestBody = 26_000_000;

/** Asks the shop as people do, through whatever stands in front of it. */
export const addressCheck: Check = {
  part: 'address',
  async look({ publicUrl }) {
    const health = await ask(`${publicUrl}/healthz`);
    if (health.status !== 200 || (await health.text()) !== '{"ok":true}') {
      throw new OperatorError(
        `${publicUrl} does not lead to a running shop (PUBLIC_URL, the proxy): ${health.status}`,
      );
    }
    const entry = await ask(`${publicUrl}/api/login`);
    if (entry.headers.get('location')?.includes('here=')) {
      throw new OperatorError('the proxy does not hand on the name that people typed (Host)');
    }
    const large = await ask(`${publicUrl}/healthz`, {
      method: 'POST',
      body: new Uint8Array(largestBody),
    });
    if (large.status === 413) {
      throw new OperatorError('the proxy refuses bodies of 26 MB (client_max_body_size 27m)');
    }
    const own = await ask(`${publicUrl}/api/user`);
    if (!/no-store|private/.test(own.headers.get('cache-control') ?? '')) {
      throw new OperatorError('the proxy takes Cache-Control away: it would keep personal pages');
    }
    return `${publicUrl} leads here, with Host and bodies of 26 MB${await protocolOf(publicUrl)}`;
  },
};

async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
  } catch (error) {
    const says = firstCause(error)?.message;
    throw new OperatorError(`${address} does not answer (PUBLIC_URL, the proxy): ${says}`);
  }
}

/** HTTP/1.1 works too, but every picture of a list waits for a connection. */
async function protocolOf(publicUrl: string): Promise<string> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return '';
  const spoken = await new Promise<string | false | null>((resolve) => {
    const options = { host: hostname, port: Number(port || 443), servername: hostname };
    const line = connect({ ...options, ALPNProtocols: ['h2', 'http/1.1'] }, () => {
      resolve(line.alpnProtocol);
      line.destroy();
    });
    line.on('error', () => resolve(null));
  });
  return spoken === 'h2' ? ', by HTTP/2' : ', but by HTTP/1.1 alone: switch HTTP/2 on in the proxy';
}
