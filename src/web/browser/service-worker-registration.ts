import type { TrustedTypes } from '#platform/browser/trusted-types.ts';
import type { BootState } from './boot-state.ts';
import { whenLoaded } from './when-loaded.ts';

/** Starts the service worker, and keeps what it reports about this page until `showNews` asks. */
export function registerServiceWorker(state: BootState): void {
  const workers = navigator.serviceWorker;
  const address = document.getElementById('news')?.dataset.worker;
  if (!workers || !address) return;
  workers.onmessage = ({ data }) => {
    state.news = data;
  };
  // The page's policy lets only this script be started as a worker.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: (url) => url });
  whenLoaded(() => {
    const script = policy ? policy.createScriptURL(address) : address;
    workers.register(script, { updateViaCache: 'all' }).catch(() => {});
  });
}
