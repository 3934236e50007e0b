import { shellMessages } from '#app/messages.ts';
import type { App, Head } from '#app.ts';
import type { OpenView } from '../open-view.ts';

/** What a chat shows beside a link to a page that has no picture of its own. */
const sharedCard = '/og.jpg';

/** Title and facts of whatever stands in the middle; every title ends with the shop's name. */
export function headOf(app: App, view: OpenView): Head {
  const head = ownHead(app, view);
  return {
    ...(!head.hidden && { image: sharedCard }),
    ...head,
    title: head.title ? `${head.title} · ${app.brand.name}` : app.brand.name,
  };
}

function ownHead(app: App, { state, page }: OpenView): Head {
  const t = shellMessages[app.language];
  if (state.kind === 'page' && page) return page.head(app, state.data);
  if (state.kind === 'still') return { title: state.title };
  if (state.kind === 'denied') return { title: t.denied, hidden: true };
  if (state.kind === 'failed') {
    return { title: state.unavailable ? t.unavailable : t.broken, hidden: true };
  }
  return { title: '404 Page Not Found', hidden: true };
}
