import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type App, AppContext, type VisitFacts } from '../app-context.ts';
import type { OpenView } from '../open-view.ts';
import { footerElementId, headerElementId } from '../page-state.ts';
import { headOf } from '../ui/head-of.ts';
import { Screen } from '../ui/screen.tsx';
import { ServerHtml, type ServerMarkup } from '../ui/server-html.tsx';
import { connect } from './connect.ts';
import { replayTaps } from './replay-taps.ts';
import type { VariantMessage } from './service-worker.ts';
import type { BrowserWebsite } from './start.tsx';
import { useLate } from './use-late.ts';
import { useLinks } from './use-links.ts';
import { useNavigation } from './use-navigation.ts';

interface RootProps {
  website: BrowserWebsite;
  facts: VisitFacts;
  address: URL;
  view: OpenView;
  /** Head and foot of the page as the server drew them: they are the same on every screen. */
  header: ServerMarkup | undefined;
  footer: ServerMarkup | undefined;
}

/** The app in the browser: the screen that the server drew, and from then on every other one. */
export function Root({ website, facts: first, address, view, header, footer }: RootProps) {
  const [facts, setFacts] = useState(first);
  const [live, setLive] = useState(false);
  const calls = useMemo(() => connect(website.callHeaders(first)), [website, first]);
  const actions = useMemo(
    () => website.actions((changed) => setFacts((before) => ({ ...before, ...changed }))),
    [website],
  );
  const known = useMemo(
    () => ({ ...facts, ...calls, ...actions, live }),
    [facts, calls, actions, live],
  );
  const { shown, going, navigate, refresh, closeOverlay } = useNavigation(
    website,
    known,
    address,
    view,
  );
  const late = useLate(going?.address);
  const app = useMemo<App>(
    () => ({ ...known, address: shown.address, navigate, refresh }),
    [known, shown.address, navigate, refresh],
  );

  useEffect(() => {
    setLive(true);
    replayTaps((note) => website.resume(note, first));
  }, [website, first]);
  const loadedFor = useRef(facts);
  useEffect(() => {
    const before = loadedFor.current;
    loadedFor.current = facts;
    if (website.dataDependsOn.every((name) => before[name] === facts[name])) return;
    const variant = website.variant(facts);
    const message: VariantMessage | undefined = variant ? { variant } : undefined;
    if (message) navigator.serviceWorker?.controller?.postMessage(message);
    void refresh();
  }, [website, facts, refresh]);
  useLinks(website.screens, navigate);
  useEffect(() => {
    document.title = headOf(website, app, shown.overlay ?? shown.view).title;
  }, [website, app, shown]);

  const Waiting = going?.fresh && going.page?.Waiting;
  const { Overlay } = shown;
  return (
    <AppContext.Provider value={app}>
      <Screen
        website={website}
        view={shown.view}
        header={header && <ServerHtml id={headerElementId} html={header} />}
        footer={footer && <ServerHtml id={footerElementId} html={footer} />}
        busy={going !== undefined}
        late={late}
        waiting={
          late &&
          Waiting && (
            <AtTop>
              <Waiting address={late} />
            </AtTop>
          )
        }
        overlay={
          shown.overlay && Overlay && <Overlay view={shown.overlay} onClose={closeOverlay} />
        }
      />
    </AppContext.Provider>
  );
}

/** Whoever waits for another screen waits at its top. */
function AtTop({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return children;
}
