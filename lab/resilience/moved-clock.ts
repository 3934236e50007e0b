// Loaded before the shop (`--import`). It shifts the process's clock by the milliseconds in the
// file MOVED_CLOCK, from one moment to the next. PostgreSQL's own clock stays right.
import { readFileSync } from 'node:fs';

const file = process.env.MOVED_CLOCK;
const RightDate = Date;
let moved = 0;

if (file) {
  setInterval(() => {
    moved = Number(readFileSync(file, 'utf8'));
  }, 10).unref();
  const now = () => RightDate.now() + moved;
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, said, made) =>
      Reflect.construct(target, said.length === 0 ? [now()] : said, made),
    apply: () => new RightDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
