import { renderToString } from 'react-dom/server';
import { type App, AppContext } from '../app-context.ts';
import type { OpenView } from '../open-view.ts';
import { drawAt } from '../routes/route.ts';
import type { Assets } from './assets.ts';
import { readMarkup, usedStyle } from './used-style.ts';

export async function renderPanel(
  app: App,
  { state, page }: OpenView,
  screen: string | undefined,
  assets: Assets,
): Promise<string | undefined> {
  if (state.kind !== 'page' || !page?.Panel) return undefined;
  const { Panel } = page;
  const html = drawAt(app.address.pathname, () =>
    renderToString(
      <AppContext.Provider value={app}>
        <Panel data={state.data} />
      </AppContext.Provider>,
    ),
  );
  const { sheets } = await assets.of(screen, app.language);
  return `${usedStyle(sheets, readMarkup(`<html><body>${html}`), true).join('')}</style>${html}`;
}
