import type { App } from '../app-context.ts';
import type { OpenView } from '../open-view.ts';
import type { Head } from '../page.ts';
import type { Website } from '../website.ts';

export function headOf(website: Website, app: App, { state, page }: OpenView): Head {
  const own = state.kind === 'static' ? { title: state.title } : page?.head(app, state.data);
  const name = website.siteName(app);
  return {
    ...(!own?.hidden && { image: website.sharedPicture }),
    ...own,
    title: own?.title ? `${own.title} · ${name}` : name,
  };
}
