import type { FormEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { TextAreaField } from '#kit/forms/field.tsx';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { WaitingAct } from '../../act-schema.ts';
import { staffActTexts } from '../../staff-act-messages.ts';
import { ActPhotos } from './act-photos.tsx';
import css from './staff-handovers.module.css';
import { useDoing } from './use-doing.ts';

/** Signed acts that whoever hands over sent: somebody looks at each, and decides. */
export function WaitingActs({ acts }: { acts: readonly WaitingAct[] }) {
  const t = staffActTexts[useApp().language];
  if (acts.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="acts">
      <h2 id="acts">{t.title(acts.length)}</h2>
      <p>{t.lead}</p>
      <ul className={css.units}>
        {acts.map((act) => (
          <li key={act.id} className={css.unit}>
            <Act act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Act({ act }: { act: WaitingAct }) {
  const { language } = useApp();
  const t = staffActTexts[language];
  const { id, unit, name, identifier, quoteId, photos } = act;
  return (
    <>
      <p>
        <strong>{name}</strong>
        {identifier && <span className={css.quiet}> {identifier}</span>}
      </p>
      <p className={css.quiet}>
        <a href={href(staffRoutes.staffQuotes, {}, { ver: quoteId })}>
          <span className={css.number}>{unit}</span>
        </a>
        {` · ${act.customer}`}
      </p>
      <p>{t.signed(act.receivedBy, formatDate(act.handedOn, language))}</p>
      <p>{t.receives(act.receives)}</p>
      <p className={css.quiet}>
        {t.sent(act.by, formatMoment(act.sentAt, language))}
        {act.attempt > 1 && ` ${t.attempt(act.attempt)}`}
      </p>
      <ActPhotos actId={id} unit={unit} photos={photos.length} />
      <Decision act={act} />
    </>
  );
}

function Decision({ act: { id: actId, unit } }: { act: WaitingAct }) {
  const { language, call } = useApp();
  const t = staffActTexts[language];
  const { busy, act } = useDoing();
  const params = { actId };
  const accept = () => call(staffApi.decideAct, { params, body: { accepted: true } });
  function refuse(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason'));
    const body = { accepted: false, reason } as const;
    void act(() => call(staffApi.decideAct, { params, body }), t.refused);
  }
  return (
    <>
      <p>
        <Button
          size="s"
          data-live
          busy={busy}
          aria-label={t.acceptOf(unit)}
          onClick={() => void act(accept, t.accepted)}
        >
          {t.accept}
        </Button>
      </p>
      <Disclosure summary={t.refuse}>
        <form className="stack" onSubmit={refuse}>
          <TextAreaField
            name="reason"
            label={t.reason}
            hint={t.reasonHint}
            rows={2}
            maxLength={500}
            required
          />
          <Button type="submit" size="s" tone="secondary" busy={busy} aria-label={t.refuseOf(unit)}>
            {t.refuse}
          </Button>
        </form>
      </Disclosure>
    </>
  );
}
