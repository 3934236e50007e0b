import { type ProxyServer, startLineProxy } from './line-proxy.ts';
import type { Trap } from './trap.ts';

/** Stands between the shop and PostgreSQL and reads its protocol, message by message. */
export function startDatabaseProxy(target: number, trap: Trap): Promise<ProxyServer> {
  return startLineProxy(target, (shop, open) => {
    const { far: database, cut } = open();
    // With 'after', the shop never gets the database's answers until it is ready again.
    let holding = false;
    let struck = false;
    const onQuery = splitter(true, (type, message) => {
      if (struck) return;
      const moment = trap.watches(statementOf(type, message), database);
      if (moment === 'before') {
        struck = true;
        void trap.spring(cut);
        return;
      }
      if (moment === 'after') holding = true;
      database.write(message);
    });
    const answered = splitter(false, (type, message) => {
      if (!holding) {
        shop.write(message);
      } else if (type === 'Z' && !struck) {
        struck = true;
        void trap.spring(cut);
      }
    });
    shop.on('data', onQuery);
    database.on('data', answered);
  });
}

/**
 * Returns the SQL of a simple query or of a statement that is prepared; '' for any other message.
 */
function statementOf(type: string, message: Buffer): string {
  if (type === 'Q') return message.toString('utf8', 5, message.length - 1);
  if (type !== 'P') return '';
  const [, statement = ''] = message.toString('utf8', 5).split('\0');
  return statement;
}

/** Joins pieces into whole messages; a client's first one has no type. */
function splitter(untypedFirst: boolean, give: (type: string, message: Buffer) => void) {
  let buffered: Buffer = Buffer.alloc(0);
  let untyped = untypedFirst;
  return (chunk: Buffer) => {
    buffered = Buffer.concat([buffered, chunk]);
    for (;;) {
      const at = untyped ? 0 : 1;
      if (buffered.length < at + 4) return;
      const length = at + buffered.readUInt32BE(at);
      if (buffered.length < length) return;
      const message = buffered.subarray(0, length);
      buffered = buffered.subarray(length);
      give(untyped ? '' : String.fromCharCode(message[0] ?? 0), message);
      untyped = false;
    }
  };
}
