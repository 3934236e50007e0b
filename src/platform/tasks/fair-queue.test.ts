import { expect, test } from 'vitest';
import { networksOf } from '../http/networks.ts';
import { createFairQueue } from './fair-queue.ts';

function queueOf(places: Parameters<typeof createFairQueue>[0], atOnce?: number) {
  let clock = 0;
  const inTurn = createFairQueue(places, { now: () => clock, ...(atOnce && { atOnce }) });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (address: string, name: string, expectedMs = 0) =>
    inTurn({ networks: networksOf(address), expectedMs }, () => {
      begun.push(name);
      return new Promise<string>((end) => ends.push(() => end(name)));
    });
  const takes = (ms: number) => {
    clock += ms;
  };
  const endAll = async () => {
    for (let at = 0; at < ends.length; at += 1) {
      ends[at]?.();
      await new Promise(setImmediate);
    }
  };
  return { send, begun, endAll, takes };
}

test('whoever sent nothing yet comes next, whoever came first and however much another sends', async () => {
  const { send, begun, endAll } = queueOf({ points: 9, all: 20 });
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => send('10.0.0.1', name));
  const others = [send('10.0.1.1', 'b1'), send('2001:db8::1', 'c1'), send('10.0.1.1', 'b2')];
  await endAll();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  expect(await Promise.all([...flood, ...others])).toContainEqual({ done: 'c1' });
});

test('twelve networks with slow pictures have had their time: an honest one waits for one picture', async () => {
  const { send, begun, endAll, takes } = queueOf({ points: 9, all: 50 });
  for (let at = 0; at < 12; at += 1) void send(`10.0.${at}.1`, 'flood');
  takes(700);
  await endAll();
  begun.length = 0;
  for (let at = 0; at < 12; at += 1) void send(`10.0.${at}.1`, 'flood');
  void send('10.1.0.1', 'honest');
  await endAll();
  expect(begun.indexOf('honest')).toBe(1);
});

test('whoever comes from another network finds a place in a queue that four others filled', async () => {
  const { send, begun, endAll } = queueOf({ points: 4, wider: { '/24': 4 }, all: 16 });
  const flood = [1, 2, 3, 4].flatMap((network) =>
    [1, 2, 3, 4].map((host) => send(`10.0.${network}.${host}`, 'flood')),
  );
  const honest = send('10.1.0.1', 'honest');
  expect(await send('10.0.1.9', 'more')).toBeUndefined();
  await endAll();
  expect([await honest, begun.indexOf('honest')]).toEqual([{ done: 'honest' }, 4]);
  expect((await Promise.all(flood)).filter((one) => one === undefined)).toHaveLength(1);
});

test('of several at once the next free place is theirs who sent nothing yet', async () => {
  const { send, begun, endAll } = queueOf({ points: 9, all: 20 }, 2);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void send('10.0.0.1', name);
  void send('10.1.0.1', 'honest');
  expect(begun).toEqual(['a1', 'a2']);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'honest', 'a3', 'a4']);
});

test('what takes long comes after what takes little, while nobody sent anything before', async () => {
  const { send, begun, endAll } = queueOf({ points: 9, all: 50 });
  for (let at = 0; at < 12; at += 1) void send(`10.0.${at}.1`, 'flood', 500);
  void send('10.1.0.1', 'honest', 30);
  await endAll();
  expect(begun.indexOf('honest')).toBe(1);
});

test('what a network took is forgotten by and by', async () => {
  const { send, begun, endAll, takes } = queueOf({ points: 9, all: 50 });
  void send('10.0.0.1', 'yesterday');
  takes(700);
  await endAll();
  takes(3_600_000);
  const today = [send('10.0.1.1', 'first'), send('10.0.1.1', 'second'), send('10.0.0.1', 'again')];
  await endAll();
  await Promise.all(today);
  expect(begun).toEqual(['yesterday', 'first', 'again', 'second']);
});

test('twenty subnets of one site have the turn of one; inside of it they take turns', async () => {
  const { send, begun, endAll } = queueOf({ points: 9, all: 50 });
  for (let at = 0; at < 20; at += 1) void send(`2001:db8:0:${at}00::1`, `flood ${at}`);
  void send('2001:db8:0:100::1', 'flood 1 again');
  void send('2001:db8:1::1', 'honest');
  await endAll();
  expect(begun.indexOf('honest')).toBe(1);
  expect(begun.at(-1)).toBe('flood 1 again');
});

test('a network has its places, and each is free again when its work is over', async () => {
  const { send, endAll } = queueOf({ points: 2, wider: { '/24': 3 }, all: 9 });
  const first = [send('10.0.0.1', 'a1'), send('10.0.0.1', 'a2')];
  expect(await send('10.0.0.1', 'a3')).toBeUndefined();
  const neighbour = send('10.0.0.2', 'b1');
  expect(await send('10.0.0.3', 'c1')).toBeUndefined();
  await endAll();
  await Promise.all([...first, neighbour]);
  const again = send('10.0.0.1', 'a4');
  await endAll();
  expect(await again).toEqual({ done: 'a4' });
});

test('all together have their places, while none has more than another', async () => {
  const { send, endAll } = queueOf({ points: 2, all: 3 });
  const three = [7, 8, 9].map((network) => send(`10.0.${network}.1`, 'one'));
  expect(await send('10.0.6.1', 'fourth')).toBeUndefined();
  await endAll();
  expect(await Promise.all(three)).not.toContain(undefined);
});

test('a work that fails lets the next begin', async () => {
  const inTurn = createFairQueue({ points: 2, all: 2 });
  const piece = { networks: networksOf('10.0.0.1'), expectedMs: 0 };
  const fails = inTurn(piece, () => Promise.reject(new Error('broken')));
  const next = inTurn(piece, async () => 'next');
  await expect(fails).rejects.toThrow('broken');
  expect(await next).toEqual({ done: 'next' });
});
