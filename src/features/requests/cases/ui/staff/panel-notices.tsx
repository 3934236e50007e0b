import { useEffect, useRef, useState } from 'react';
import { Notice } from '#kit/notice.tsx';
import { beginsToLook, onChanges } from '#kit/staff/live/changes.ts';
import { useApp } from '#web/app-context.ts';
import type { QueueFacts, Viewing } from '../../schema.ts';
import { staffCaseTexts } from '../../staff-messages.ts';

interface PanelNoticesProps {
  record: QueueFacts & { id: string };
  reportViewing: () => Promise<Viewing>;
}

export function PanelNotices({ record, reportViewing }: PanelNoticesProps) {
  const { t, refresh } = useApp(staffCaseTexts);
  const names = useOtherViewers(record.id, reportViewing, (news) => {
    if (news || record.unread) void refresh();
  });
  const list = names.join(` ${t.and} `);
  return (
    <>
      <div role="status">
        {names.length > 0 && (
          <Notice tone="warning" text={names.length === 1 ? t.others(list) : t.othersMany(list)} />
        )}
      </div>
      {record.detached && <Notice tone="danger" text={t.detached} />}
    </>
  );
}

const reportInterval = 15_000;

/**
 * Reports that this agent looks at a record while its tab is visible, and returns the names of
 * colleagues who do the same, at once where one comes. `onReported` gets true if the customer has done something that the
 * screen does not show yet.
 */
function useOtherViewers(
  id: string,
  reportViewing: () => Promise<Viewing>,
  onReported: (news: boolean) => void,
): string[] {
  const [viewers, setViewers] = useState<{ id: string; names: string[] }>();
  const latest = useRef({ reportViewing, onReported });
  latest.current = { reportViewing, onReported };
  useEffect(() => {
    let isUnmounted = false;
    async function report() {
      if (document.hidden) return;
      try {
        const { others, news } = await latest.current.reportViewing();
        if (isUnmounted) return;
        setViewers({ id, names: others.map(({ name }) => name) });
        latest.current.onReported(news);
      } catch {
        // It is only a courtesy, and the next report follows.
      }
    }
    void report();
    const timer = setInterval(report, reportInterval);
    document.addEventListener('visibilitychange', report);
    const forget = onChanges((changes) => {
      if (changes !== 'all' && changes.some((one) => one.kind === beginsToLook && one.id === id))
        void report();
    });
    return () => {
      isUnmounted = true;
      forget();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', report);
    };
  }, [id]);
  return viewers?.id === id ? viewers.names : [];
}
