import type { PageNews } from './service-worker.ts';
import { whenLoaded } from './when-loaded.ts';

/**
 * Starts the service worker and says what it finds out about this page: that there is something
 * newer, or that the network is away and how old the data is. Part of the boot script.
 */
export function listenForNews(): void {
  const bar = document.getElementById('news');
  const workers = navigator.serviceWorker;
  addEventListener('online', () => bar?.setAttribute('hidden', ''));
  addEventListener('offline', () => show(bar, bar?.dataset.offline));
  if (!workers || !bar?.dataset.worker) return;
  workers.addEventListener('message', ({ data }: MessageEvent<PageNews>) => {
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
  // The policy names the only script that may ever be started this way.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: (url) => url });
  const address = bar.dataset.worker;
  whenLoaded(() => {
    const script = policy ? policy.createScriptURL(address) : address;
    workers.register(script, { updateViaCache: 'all' }).catch(() => {});
  });
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

function show(bar: HTMLElement | null, text: string | undefined): void {
  if (!bar) return;
  bar.hidden = false;
  bar.textContent = text ?? '';
}
