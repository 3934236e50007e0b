import pg from 'pg';

/**
 * Counts how often in a row the database is waited for while `act` runs: what is sent together is
 * one round, what is sent after an answer another. `told` gets each statement with its round.
 */
export async function roundsOf(
  act: () => Promise<unknown>,
  told: (round: number, text: string) => void = () => {},
): Promise<number> {
  const { query } = pg.Client.prototype;
  let answered = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...words: unknown[]) {
    const round = answered + 1;
    const [asked] = words;
    told(round, typeof asked === 'string' ? asked : (asked as { text: string }).text);
    const note = () => {
      answered = Math.max(answered, round);
    };
    const callback = words.at(-1);
    if (typeof callback === 'function') {
      const withNote = (...result: unknown[]) => {
        note();
        callback(...result);
      };
      return Reflect.apply(query, this, [...words.slice(0, -1), withNote]);
    }
    const sent: Promise<unknown> = Reflect.apply(query, this, words);
    sent.then(note, note);
    return sent;
  } as typeof query;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return answered;
}

/**
 * The statements that `act` asks outside of transactions, each with its round: what is asked before
 * an answer has come is of the same one, also where a single connection takes them in turn.
 */
export async function statementsOf(act: () => Promise<unknown>): Promise<[number, string][]> {
  const { connect } = pg.Pool.prototype;
  const asked: [number, string][] = [];
  let answered = 0;
  pg.Pool.prototype.connect = function counted(this: pg.Pool, ...words: unknown[]) {
    const round = answered + 1;
    const watch = (client: pg.PoolClient) => {
      const { query, release } = client;
      client.query = ((...statement: unknown[]) => {
        const [first] = statement;
        asked.push([round, typeof first === 'string' ? first : (first as pg.QueryConfig).text]);
        return Reflect.apply(query, client, statement);
      }) as typeof query;
      client.release = (broken) => {
        answered = Math.max(answered, round);
        // The client's own, which hid that of all clients.
        Reflect.deleteProperty(client, 'query');
        client.release = release;
        release.call(client, broken);
      };
      return client;
    };
    const [callback] = words;
    if (typeof callback !== 'function') {
      return (Reflect.apply(connect, this, []) as Promise<pg.PoolClient>).then(watch);
    }
    const told = (error: unknown, client: pg.PoolClient | undefined) => {
      if (client) watch(client);
      callback(error, client, client?.release);
    };
    return Reflect.apply(connect, this, [told]);
  } as typeof connect;
  try {
    await act();
  } finally {
    pg.Pool.prototype.connect = connect;
  }
  return asked;
}
