import type { TrustedTypes } from '#platform/browser/trusted-types.ts';
import type { PageUpdate } from './service-worker/service-worker-scope.ts';
import { whenLoaded } from './when-loaded.ts';

/**
 * Starts the service worker and shows in the status bar what it reports about this page: newer
 * data, or no network and the date of the data. Part of the boot script.
 */
export function registerServiceWorker(): void {
  const bar = document.getElementById('news');
  if (!bar) return;
  const workers = navigator.serviceWorker;
  addEventListener('online', () => {
    bar.hidden = true;
  });
  addEventListener('offline', () => show(bar, bar.dataset.offline));
  const address = bar.dataset.worker;
  if (!workers || !address) return;
  workers.addEventListener('message', ({ data }: MessageEvent<PageUpdate>) => {
    if (data.kind === 'newer') {
      show(bar, bar.dataset.newer);
      const button = document.createElement('button');
      button.textContent = bar.dataset.reload ?? '';
      button.onclick = () => location.reload();
      bar.append(' ', button);
    } else {
      const date = new Date(data.date).toLocaleString(document.documentElement.lang, {
        dateStyle: 'medium',
        timeStyle: 'short',
      });
      show(bar, `${bar.dataset.offline} ${bar.dataset.dated?.replace('{}', date)}`);
    }
  });
  // The page's policy lets only this script be started as a worker.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: (url) => url });
  whenLoaded(() => {
    const script = policy ? policy.createScriptURL(address) : address;
    workers.register(script, { updateViaCache: 'all' }).catch(() => {});
  });
}

function show(bar: HTMLElement, text: string | undefined): void {
  bar.hidden = false;
  bar.textContent = text ?? '';
}
