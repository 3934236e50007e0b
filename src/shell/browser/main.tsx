import '../../kit/base.css';
import { hydrateRoot } from 'react-dom/client';
import { resumeView } from '../open-view.ts';
import { appElementId, type PageState, stateElementId } from '../state.ts';
import { connect } from './connect.ts';
import { markInlined } from './inlined-css.ts';
import { Root } from './root.tsx';

const element = document.getElementById(appElementId);
const stored = document.getElementById(stateElementId)?.textContent;
if (element && stored) {
  const state: PageState = JSON.parse(stored);
  markInlined(state.cssFiles);
  const address = new URL(location.href);
  // The code of the screen comes first, so that hydration never waits halfway.
  const [view, { LastQuote, LiveParts, Wait }] = await Promise.all([
    resumeView({ ...connect(state), address }, state.view),
    import('../ui/live-parts.tsx'),
  ]);
  hydrateRoot(element, <Root state={state} view={view} parts={{ LastQuote, LiveParts, Wait }} />);
}
