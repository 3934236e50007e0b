import { useId } from 'react';
import { ShopNotices } from '#features/shop/catalogue/ui/shop-notices.tsx';
import { fromHavanaClock } from '#platform/time/havana-clock.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeTexts } from '../../messages.ts';
import type { NoticeDraft } from './notice-draft.ts';
import css from './staff-notices.module.css';
import { useReach } from './use-reach.ts';

export function NoticePreview({ typed: draft }: { typed: NoticeDraft }) {
  const { t, live } = useApp(staffNoticeTexts);
  const id = useId();
  const { provinces, categories } = useReach()(draft);
  const until = fromHavanaClock(draft.endsAt)?.toISOString() ?? '';
  // Only the browser has a clock; the server's HTML is cached.
  const isOver = live && until !== '' && Date.parse(until) <= Date.now();
  return (
    <section className={css.preview} aria-labelledby={id}>
      <h3 id={id}>{t.preview}</h3>
      <ShopNotices
        notices={[
          { id: 'preview', title: draft.title.trim() || t.untitled, text: draft.text, until },
        ]}
      />
      <p className="quiet">{isOver ? t.seenByNobody : t.seenBy(provinces, categories)}</p>
    </section>
  );
}
