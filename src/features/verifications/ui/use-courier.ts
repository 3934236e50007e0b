import { useEffect, useState, useSyncExternalStore } from 'react';
import { type App, useApp } from '#web/app-context.ts';
import type { Courier } from './courier.ts';
import type { Receipt } from './receipt-uploads.ts';

const noReceipts: readonly Receipt[] = [];
const idle: ReturnType<Courier['current']> = { phase: 'idle', done: 0 };
const never = () => () => undefined;

/** A courier and how it goes; there is none on the server. `find` must stay the same function. */
export function useCourier(find: (app: Pick<App, 'call' | 'language' | 'person'>) => Courier) {
  const { call, language, person } = useApp();
  const [courier, setCourier] = useState<Courier>();
  useEffect(() => {
    setCourier(find({ call, language, person }));
  }, [find, call, language, person]);
  const state = useSyncExternalStore(
    courier?.subscribe ?? never,
    courier?.current ?? (() => idle),
    () => idle,
  );
  const receipts = useSyncExternalStore(
    courier?.uploads.subscribe ?? never,
    courier?.uploads.current ?? (() => noReceipts),
    () => noReceipts,
  );
  // A file that waits for the connection holds up what was sent with it.
  const stuck = state.phase === 'sending' && receipts.some((each) => each.state === 'waiting');
  return {
    courier,
    receipts,
    phase: stuck ? ('waiting' as const) : state.phase,
    failure: state.failure,
    done: state.done,
  };
}
