import { Duplex } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Stands where a client of PostgreSQL has its socket, and leads to the engine in this process. What
 * a statement needs (parse, bind, execute) comes in one piece, and so does the answer.
 */
export class EngineLine extends Duplex {
  private readonly engine: PGlite;

  constructor(engine: PGlite) {
    super();
    this.engine = engine;
  }

  /** The engine has one session, so a new line ends what the one before has left in it. */
  connect(): void {
    this.engine
      .exec('rollback')
      .then(() => this.engine.exec('discard all'))
      .then(
        () => this.emit('connect'),
        (error) => this.destroy(error),
      );
  }

  override _write(message: Buffer, _: string, done: (error?: Error | null) => void): void {
    const parts: Buffer[] = [];
    this.engine
      .execProtocolRawStream(message, { onRawData: (bytes) => parts.push(Buffer.from(bytes)) })
      // The engine runs in this thread: without a pause between statements nobody else is answered
      // until the last of a transaction is done.
      .then(pause)
      .then(() => {
        if (parts.length > 0) this.push(Buffer.concat(parts));
        done();
      }, done);
  }

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), '', done);
  }

  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  // What the client sets on its socket means nothing here.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
