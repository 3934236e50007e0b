import { useEffect, useRef } from 'react';
import { tellChanges } from '#kit/staff/live/changes.ts';
import { toast, toasts } from '#kit/toasts/toast-store.ts';
import { staffApi } from '#staff-api.ts';
import { staffQuoteHref, staffVerificationHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { changeTexts } from './change-messages.ts';

const everyMs = 4000;
/** The answers reach half a minute back. */
const reachMs = 25_000;

/** Asks every few seconds what others did, while the tab is seen, and tells the screens once. */
export function useChanges(): void {
  const { t, call, navigate } = useApp(changeTexts);
  const latest = useRef<(mine: { kind: string; id: string }) => void>(() => {});
  latest.current = ({ kind, id }) => {
    const address = (kind === 'quote' ? staffQuoteHref : staffVerificationHref)(id);
    const run = () => void navigate(address);
    toast({ title: t.assigned, action: { label: t.open, run } });
  };
  useEffect(() => {
    let left = false;
    let known: ReadonlySet<string> | undefined;
    let mine: { kind: string; id: string } | undefined;
    // The page was drawn with all that had happened when it was asked for.
    let heardAt = Date.now() - performance.now();
    async function ask() {
      if (document.hidden) return;
      // What is not heard now is heard the next time.
      const recent = await call(staffApi.recentChanges, {}).catch(() => undefined);
      if (!recent || left) return;
      const silentMs = Date.now() - heardAt;
      const isNews = ({ entry, secondsAgo }: (typeof recent)[number]) =>
        known ? !known.has(entry) : secondsAgo * 1000 < silentMs;
      const news = recent.filter(isNews);
      known = new Set(recent.map(({ entry }) => entry));
      heardAt = Date.now();
      mine = news.find(({ toYou }) => toYou) ?? mine;
      // Another toast may offer to undo something.
      if (mine && !toasts.visible()) {
        latest.current(mine);
        mine = undefined;
      }
      if (silentMs > reachMs) tellChanges('all');
      else if (news.length > 0) tellChanges(news);
    }
    void ask();
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [call]);
}
