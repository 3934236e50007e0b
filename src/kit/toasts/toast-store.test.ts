import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('shows one toast at a time: the newest', () => {
  const store = createToastStore();
  store.show({ title: 'first' });
  store.show({ title: 'second' });
  expect(store.visible()?.title).toBe('second');
});

test('a toast leaves after 5 s, counted from its own start', () => {
  const store = createToastStore();
  store.show({ title: 'first' });
  vi.advanceTimersByTime(3_000);
  store.show({ title: 'second' });
  vi.advanceTimersByTime(4_999);
  expect(store.visible()?.title).toBe('second');
  vi.advanceTimersByTime(1);
  expect(store.visible()).toBeNull();
});

test('the clock stands still while any reason to pause remains', () => {
  const store = createToastStore();
  store.show({ title: 'read me' });
  vi.advanceTimersByTime(4_000);
  store.pause('hover');
  store.pause('focus');
  vi.advanceTimersByTime(60_000);
  store.resume('hover');
  vi.advanceTimersByTime(60_000);
  expect(store.visible()).not.toBeNull();
  store.resume('focus');
  vi.advanceTimersByTime(999);
  expect(store.visible()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(store.visible()).toBeNull();
});

test('a toast shown in a hidden tab waits for the person', () => {
  const store = createToastStore();
  store.pause('hidden');
  store.show({ title: 'while away' });
  vi.advanceTimersByTime(600_000);
  expect(store.visible()).not.toBeNull();
  store.resume('hidden');
  vi.advanceTimersByTime(5_000);
  expect(store.visible()).toBeNull();
});

test('closing under the pointer does not hold the next toast', () => {
  const store = createToastStore();
  const id = store.show({ title: 'first' });
  store.pause('hover');
  store.dismiss(id);
  store.show({ title: 'second' });
  vi.advanceTimersByTime(5_000);
  expect(store.visible()).toBeNull();
});

test('a dismissed toast is forgotten after 1,000,000 ms', () => {
  const store = createToastStore();
  store.dismiss(store.show({ title: 'gone' }));
  vi.advanceTimersByTime(999_999);
  expect(store.remembered().map((toast) => toast.title)).toEqual(['gone']);
  vi.advanceTimersByTime(1);
  expect(store.remembered()).toEqual([]);
});

test('dismissing an older toast leaves the visible one', () => {
  const store = createToastStore();
  const first = store.show({ title: 'first' });
  store.show({ title: 'second' });
  store.dismiss(first);
  expect(store.visible()?.title).toBe('second');
});

test('each toast may be announced once', () => {
  const store = createToastStore();
  const id = store.show({ title: 'once' });
  expect(store.claimAnnouncement(id)).toBe(true);
  expect(store.claimAnnouncement(id)).toBe(false);
});

test('listeners hear of showing and dismissing until they leave', () => {
  const store = createToastStore();
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.show({ title: 'x' });
  store.dismiss();
  leave();
  store.show({ title: 'y' });
  expect(heard).toHaveBeenCalledTimes(2);
});
