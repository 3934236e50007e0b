import { Notice } from '#kit/notice.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { shareTexts } from '../messages.ts';
import type { ShopNotice } from '../schema.ts';

export function ShopNotices({ notices }: { notices: readonly ShopNotice[] }) {
  const { t, language } = useApp(shareTexts);
  return notices.map(({ id, title, text, until }) => (
    <Notice
      key={id}
      title={title}
      text={`${text} ${t.until(formatDate(until, language))}`.trim()}
    />
  ));
}
