import '#kit/base.css';
import { hydrateRoot } from 'react-dom/client';
import { resumeView } from '../open-view.ts';
import { appElementId, footerElementId, type PageState, stateElementId } from '../page-state.ts';
import { connect } from './connect.ts';
import { Boundary } from './error-boundary.tsx';
import { fullStyle } from './full-style.ts';
import { Root } from './root.tsx';
import { serverHtml } from './server-html.ts';

const element = document.getElementById(appElementId);
const stored = document.getElementById(stateElementId)?.textContent;
if (element && stored) {
  const state: PageState = JSON.parse(stored);
  const address = new URL(location.href);
  if (state.staffMenu && address.pathname.startsWith('/admin')) await import('#staff-pages.ts');
  // The code of the screen comes first, so that hydration never waits halfway.
  const [view] = await Promise.all([
    resumeView({ ...connect(state), address }, state.view, serverHtml),
    fullStyle(),
  ]);
  hydrateRoot(
    element,
    <Boundary language={state.language}>
      <Root state={state} view={view} footer={serverHtml(footerElementId)} />
    </Boundary>,
  );
}
