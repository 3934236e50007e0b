import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeTexts } from '../../messages.ts';
import css from './staff-notices.module.css';
import type { useNoticeForm } from './use-notice-form.ts';
import { useReach } from './use-reach.ts';

export function NoticeConflict({ form }: { form: ReturnType<typeof useNoticeForm> }) {
  const { t, language } = useApp(staffNoticeTexts);
  const reach = useReach();
  const { theirs, gone } = form;
  if (gone) {
    return <Notice tone="warning" role="alert" title={t.gone} text={t.goneText} />;
  }
  if (!theirs) return null;
  const { provinces, categories } = reach(theirs);
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t.conflict}
      action={
        <div className="row gap-2">
          <Button size="s" onClick={() => void form.saveMine()}>
            {t.saveMine}
          </Button>
          <Button size="s" tone="secondary" onClick={form.useTheirs}>
            {t.useTheirs}
          </Button>
        </div>
      }
    >
      <p>{t.conflictText}</p>
      <blockquote className={css.theirs}>
        <p>
          <strong>{theirs.title}</strong> {theirs.text}
        </p>
        <p>
          {formatMoment(theirs.startsAt, language)} – {formatMoment(theirs.endsAt, language)}
        </p>
        <p>{t.seenBy(provinces, categories)}</p>
      </blockquote>
    </Notice>
  );
}
