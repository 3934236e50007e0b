import type { App } from '../app-context.ts';
import type { OpenView } from '../open-view.ts';
import type { Head } from '../page.ts';
import type { Website } from '../website.ts';

export function headOf(website: Website, app: App, { state, page }: OpenView): Head {
  const pageHead = state.kind === 'static' ? { title: state.title } : page?.head(app, state.data);
  const name = website.siteName(app);
  return {
    ...(!pageHead?.hidden && { image: website.sharedPicture }),
    ...pageHead,
    title: pageHead?.title ? `${pageHead.title} · ${name}` : name,
  };
}
