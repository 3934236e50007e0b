import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import type { QueueFacts, Viewing } from '../../schema.ts';
import { staffMessages } from '../../staff-messages.ts';
import { useOthers } from './use-others.ts';

interface PanelNoticesProps {
  record: QueueFacts & { id: string };
  look: () => Promise<Viewing>;
}

/** What an agent should know before touching it: a colleague is at it, the customer is gone. */
export function PanelNotices({ record, look }: PanelNoticesProps) {
  const { language, refresh } = useApp();
  const t = staffMessages[language];
  const names = useOthers(record.id, look, (news) => {
    if (news || record.unread) void refresh();
  });
  const list = names.join(` ${t.and} `);
  return (
    <>
      <div role="status">
        {names.length > 0 && (
          <Notice tone="warning">
            <p>{names.length === 1 ? t.others(list) : t.othersMany(list)}</p>
          </Notice>
        )}
      </div>
      {record.detached && (
        <Notice tone="danger">
          <p>{t.detached}</p>
        </Notice>
      )}
    </>
  );
}
