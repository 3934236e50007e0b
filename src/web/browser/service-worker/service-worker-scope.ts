// The parts of a service worker's global scope that we use: TypeScript's library for pages lacks
// them.

export interface WorkerScope extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
    get(id: string): Promise<{ postMessage(message: PageUpdate): void } | undefined>;
  };
}

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

/** Sent from a page to the worker: pages depend on this from now on. */
export interface VariantMessage {
  variant: string;
}

/** Sent from the worker to a page that came from the cache. */
export type PageUpdate = { kind: 'newer' } | { kind: 'offline'; date: string };
