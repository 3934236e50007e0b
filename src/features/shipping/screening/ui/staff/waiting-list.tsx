import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRecord } from '#kit/staff/use-record.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { Screenings } from '../../schema.ts';
import { screeningTexts } from '../../staff-messages.ts';

/** A list with which less would be compared: a second person lets it in. */
export function WaitingList({ list }: { list: Screenings['lists'][number] }) {
  const { t, call } = useApp(screeningTexts);
  const { busy, record } = useRecord(t);
  const { id, name, weaker, own } = list;
  const decide = (accept: boolean) =>
    record(() => call(staffApi.decideScreeningList, { params: { id }, body: { accept } }), t.saved);
  return (
    <Notice tone="warning" title={t.waits(name)}>
      {weaker && <p>{t.weaker[weaker]}</p>}
      <p>{own ? t.ownWaits : t.waitsText}</p>
      <div className="row gap-3 middle">
        {!own && (
          <Button data-live busy={busy} onClick={() => void decide(true)}>
            {t.letIn}
          </Button>
        )}
        <Button tone="secondary" data-live busy={busy} onClick={() => void decide(false)}>
          {t.keepOut}
        </Button>
      </div>
    </Notice>
  );
}
