import type { PageUpdate } from './service-worker/service-worker-scope.ts';

/**
 * Shows in the status bar what the service worker reports about this page: newer data, or no
 * network and the date of the data.
 */
export function showNews(): void {
  const bar = document.getElementById('news');
  if (!bar) return;
  addEventListener('online', () => {
    bar.hidden = true;
  });
  addEventListener('offline', () => show(bar, bar.dataset.offline));
  const showUpdate = (update: PageUpdate) => {
    if (update.kind === 'newer') {
      show(bar, bar.dataset.newer);
      const button = document.createElement('button');
      button.textContent = bar.dataset.reload ?? '';
      button.onclick = () => location.reload();
      bar.append(' ', button);
    } else {
      const date = new Date(update.date).toLocaleString(document.documentElement.lang, {
        dateStyle: 'medium',
        timeStyle: 'short',
      });
      show(bar, `${bar.dataset.offline} ${bar.dataset.dated?.replace('{}', date)}`);
    }
  };
  const { news } = window.bootState ?? {};
  if (news) showUpdate(news);
  const workers = navigator.serviceWorker;
  if (workers) workers.onmessage = ({ data }) => showUpdate(data);
}

function show(bar: HTMLElement, text: string | undefined): void {
  bar.hidden = false;
  bar.textContent = text ?? '';
}
