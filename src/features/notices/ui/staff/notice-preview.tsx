import { useId } from 'react';
import { ShopNotices } from '#features/catalogue/ui/shop-notices.tsx';
import { fromHavanaClock } from '#platform/time/havana-clock.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeMessages } from '../../messages.ts';
import type { NoticeDraft } from './notice-draft.ts';
import css from './staff-notices.module.css';
import { useReach } from './use-reach.ts';

/** The notice just as the catalogue draws it, and who will see it. */
export function NoticePreview({ typed }: { typed: NoticeDraft }) {
  const { language, live } = useApp();
  const t = staffNoticeMessages[language];
  const id = useId();
  const { provinces, categories } = useReach()(typed);
  const until = fromHavanaClock(typed.endsAt)?.toISOString() ?? '';
  // The clock of the browser; the server's drawing knows none.
  const over = live && until !== '' && Date.parse(until) <= Date.now();
  return (
    <section className={css.preview} aria-labelledby={id}>
      <h3 id={id}>{t.preview}</h3>
      <ShopNotices
        notices={[
          { id: 'preview', title: typed.title.trim() || t.untitled, text: typed.text, until },
        ]}
      />
      <p className={css.lead}>{over ? t.seenByNobody : t.seenBy(provinces, categories)}</p>
    </section>
  );
}
