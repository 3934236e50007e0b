import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  url: string;
  port: number;
  taken: string[];
  close(): Promise<void>;
}

const open: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] };

/** A mail server that takes everything over and remembers the Message-IDs. */
export async function startMailServer(settings = open): Promise<MailServer> {
  const taken: string[] = [];
  const server = new SMTPServer({
    ...settings,
    logger: false,
    onData(stream, _session, done) {
      text(stream).then((mail) => {
        taken.push(/^Message-ID: (<[^>]+>)/im.exec(mail)?.[1] ?? '');
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
