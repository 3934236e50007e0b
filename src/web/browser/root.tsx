import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LiveParts } from '#app/ui/live-parts.tsx';
import { type App, AppContext } from '#app.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { useAdding } from '#features/catalogue/ui/use-adding.ts';
import type { ProvinceCode } from '#features/provinces/provinces.ts';
import { useQuoteParts } from '#features/quotes/ui/use-quote-parts.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { provinceEntry } from '#platform/browser/registry/every-page.ts';
import { cookieName } from '#platform/http/cookies.ts';
import type { OpenView } from '../open-view.ts';
import { footerElementId, type PageState } from '../page-state.ts';
import { headOf } from '../ui/head-of.ts';
import { Screen } from '../ui/screen.tsx';
import { Kept } from '../ui/server-html.tsx';
import { Wait } from '../ui/wait.tsx';
import { connect } from './connect.ts';
import { replayTaps } from './replay-taps.ts';
import type { PageQuery } from './service-worker.ts';
import { useLate } from './use-late.ts';
import { useLinks } from './use-links.ts';
import { useNavigation } from './use-navigation.ts';

interface RootProps {
  state: PageState;
  view: OpenView;
  /** The foot of the page as the server drew it: it is the same on every screen. */
  footer: { __html: string };
}

/** The app in the browser: the screen that the server drew, and from then on every other one. */
export function Root({ state, view: first, footer }: RootProps) {
  const [known, setKnown] = useState(() => connect(state));
  const navigation = useNavigation(known, first);
  const { shown, going } = navigation;
  const { Overlay } = shown;
  const late = useLate(going?.address);
  const quote = useQuoteParts(sayOffline);
  const Waiting = going?.fresh && going.page?.Waiting;
  const app = useMemo<App>(
    () => ({
      ...known,
      address: shown.address,
      navigate: navigation.navigate,
      refresh: navigation.refresh,
      setPerson: (person: CurrentUser) => setKnown((before) => ({ ...before, person })),
      setProvince: (province: ProvinceCode) => {
        const seconds = provinceEntry.days * 86_400;
        const secure = location.protocol === 'https:';
        const name = cookieName(provinceEntry.name, { secure });
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
        document.cookie = `${name}=${province}; path=/; max-age=${seconds}; samesite=lax${secure ? '; secure' : ''}`;
        const listQuery: PageQuery = { province };
        navigator.serviceWorker?.controller?.postMessage(listQuery);
        setKnown((before) => ({ ...before, province }));
      },
    }),
    [known, shown.address, navigation.navigate, navigation.refresh],
  );

  useEffect(() => {
    setKnown((before) => ({ ...before, live: true }));
    replayTaps(state.language);
  }, [state.language]);
  // Data belongs to a province: a change of it loads the screen again.
  const loadedFor = useRef(known);
  useEffect(() => {
    const before = loadedFor.current;
    loadedFor.current = known;
    if (before.province !== known.province) void navigation.refresh();
  }, [known, navigation.refresh]);
  useLinks(navigation.navigate);
  useAdding(state.language);
  useEffect(() => {
    document.title = headOf(app, shown.overlay ?? shown.view).title;
  }, [app, shown]);

  return (
    <AppContext.Provider value={app}>
      <Screen
        view={shown.view}
        footer={<Kept id={footerElementId} html={footer} />}
        busy={going !== undefined}
        above={
          known.live && (
            <>
              <Wait address={late} />
              {quote && <quote.LastQuote />}
            </>
          )
        }
        waiting={
          late &&
          Waiting && (
            <AtTop>
              <Waiting address={late} />
            </AtTop>
          )
        }
        over={
          known.live && (
            <LiveParts
              quote={quote}
              overlay={
                shown.overlay &&
                Overlay && <Overlay view={shown.overlay} onClose={navigation.closeOverlay} />
              }
            />
          )
        }
      />
    </AppContext.Provider>
  );
}

function sayOffline(): void {
  const bar = document.getElementById('news');
  toast({ title: bar?.dataset.offline ?? '' });
}

/** Whoever waits for another screen waits at its top. */
function AtTop({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return children;
}
