import { renderToString } from 'react-dom/server';
import { type App, AppContext } from '../app-context.ts';
import type { OpenView } from '../open-view.ts';
import { renderAt } from '../routes/route.ts';
import type { Assets } from './assets.ts';
import { readMarkup, usedStyle } from './used-style.ts';

export async function renderFragment(
  app: App,
  { state, page }: OpenView,
  screen: string | undefined,
  assets: Assets,
): Promise<string | undefined> {
  if (state.kind !== 'page' || !page?.Fragment) return undefined;
  const { Fragment } = page;
  const html = renderAt(app.address.pathname, () =>
    renderToString(
      <AppContext.Provider value={app}>
        <Fragment data={state.data} />
      </AppContext.Provider>,
    ),
  );
  const { sheets } = await assets.of(screen, 'open', app.language);
  return `${usedStyle(sheets, readMarkup(html), true).join('')}</style>${html}`;
}
