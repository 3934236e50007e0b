import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import type { QueueFacts, Viewing } from '../../schema.ts';
import { staffMessages } from '../../staff-messages.ts';
import { useOtherViewers } from './use-other-viewers.ts';

interface PanelNoticesProps {
  record: QueueFacts & { id: string };
  reportViewing: () => Promise<Viewing>;
}

/** Warns that a colleague has the case open, or that the customer's account was deleted. */
export function PanelNotices({ record, reportViewing }: PanelNoticesProps) {
  const { language, refresh } = useApp();
  const t = staffMessages[language];
  const names = useOtherViewers(record.id, reportViewing, (news) => {
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
