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
