import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { timeoutSignal } from '#platform/browser/timeout-signal.ts';
import { request, requestPage, type Send } from '#platform/calls/client.ts';
import { type App, AppContext, type VisitFacts } from '../app-context.ts';
import type { OpenView } from '../open-view.ts';
import { footerElementId, headerElementId } from '../page-state.ts';
import { headOf } from '../ui/head-of.ts';
import { WholePage } from '../ui/screen.tsx';
import { ServerHtml, type ServerMarkup } from '../ui/server-html.tsx';
import type { BrowserWebsite } from './browser-website.ts';
import type { VariantMessage } from './service-worker/service-worker-scope.ts';
import { useLinks } from './use-links.ts';
import { useNavigation } from './use-navigation.ts';

interface RootProps {
  website: BrowserWebsite;
  facts: VisitFacts;
  address: URL;
  view: OpenView;
  /** As the server drew them; they are the same on every screen. */
  header: ServerMarkup | undefined;
  footer: ServerMarkup | undefined;
}

export function Root({ website, facts: firstFacts, address, view, header, footer }: RootProps) {
  const [facts, setFacts] = useState(firstFacts);
  const [live, setLive] = useState(false);
  const calls = useMemo(() => connect(website.callHeaders(firstFacts)), [website, firstFacts]);
  const actions = useMemo(
    () => website.actions((changed) => setFacts((before) => ({ ...before, ...changed }))),
    [website],
  );
  const base = useMemo(
    () => ({ ...facts, ...calls, ...actions, live }),
    [facts, calls, actions, live],
  );
  const { current, next, navigate, refresh, closeOverlay } = useNavigation(
    website,
    base,
    address,
    view,
  );
  const lateAddress = useDelayed(next?.address);
  const app = useMemo<App>(
    () => ({ ...base, address: current.address, navigate, refresh }),
    [base, current.address, navigate, refresh],
  );

  useEffect(() => {
    setLive(true);
    replayTaps((note) => website.resume(note, firstFacts));
  }, [website, firstFacts]);
  useReload(website, facts, refresh);
  useLinks(website.screens, navigate);
  useEffect(() => {
    document.title = headOf(website, app, current.overlay ?? current.view).title;
  }, [website, app, current]);

  const Waiting = next?.fresh && next.page?.Waiting;
  const { Overlay } = current;
  return (
    <AppContext.Provider value={app}>
      <WholePage
        website={website}
        view={current.view}
        header={header && <ServerHtml id={headerElementId} html={header} />}
        footer={footer && <ServerHtml id={footerElementId} html={footer} />}
        busy={next !== undefined}
        lateAddress={lateAddress}
        waiting={
          lateAddress &&
          Waiting && (
            <AtTop>
              <Waiting address={lateAddress} />
            </AtTop>
          )
        }
        overlay={
          current.overlay && Overlay && <Overlay view={current.overlay} onClose={closeOverlay} />
        }
      />
    </AppContext.Provider>
  );
}

/** Loads the screen anew when facts change on which its data depend. */
function useReload(website: BrowserWebsite, facts: VisitFacts, refresh: App['refresh']) {
  const loadedFacts = useRef(facts);
  useEffect(() => {
    const before = loadedFacts.current;
    loadedFacts.current = facts;
    if (website.dataDependsOn.every((name) => before[name] === facts[name])) return;
    const variant = website.variant(facts);
    const message: VariantMessage | undefined = variant ? { variant } : undefined;
    if (message) navigator.serviceWorker?.controller?.postMessage(message);
    void refresh();
  }, [website, facts, refresh]);
}

/** Scrolls to the top while the next screen is loaded. */
function AtTop({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return children;
}

const delayMs = 300;

/** Returns the value only when it has not changed for a while. */
function useDelayed<T>(value: T | undefined): T | undefined {
  const [delayed, setDelayed] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), value === undefined ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed === value ? delayed : undefined;
}

/** In milliseconds: on a bad line a response may never come. */
const timeoutMs = 30_000;

/** Makes the functions with which a page in the browser calls the API. */
function connect(headers: Record<string, string>): Pick<App, 'call' | 'callPage'> {
  const send: Send = (path, init) =>
    fetch(path, {
      ...init,
      headers: { ...init.headers, ...headers },
      signal: timeoutSignal(timeoutMs),
    });
  return {
    call: (call, input) => request(send, call, input),
    callPage: (call, input) => requestPage(send, call, input),
  };
}

/** Repeats, once React has started, the taps that the boot script has queued. */
function replayTaps(resume: (note: string | undefined) => void): void {
  const state = window.bootState;
  if (!state || state.live) return;
  state.live = true;
  resume(state.note);
  for (const control of state.taps.splice(0)) {
    control.ariaBusy = null;
    control.click();
  }
}
