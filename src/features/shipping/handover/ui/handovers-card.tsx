import { NeverAsk } from '#features/company/about/ui/never-ask.tsx';
import { Notice } from '#kit/notice.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { readableCode } from '../code.ts';
import { handoverTexts } from '../messages.ts';
import type { ShownHandover } from '../schema.ts';
import css from './handover.module.css';

interface HandoversProps {
  handovers: readonly ShownHandover[];
  actHref(unitId: string): string;
  /** Where the customer reviews a handover; undefined for a mere recipient. */
  reviewHref?: string;
  level?: 2 | 3;
}

export function HandoversCard({ handovers, actHref, reviewHref, level = 2 }: HandoversProps) {
  const Heading = `h${level}` as const;
  const { t } = useApp(handoverTexts);
  if (handovers.length === 0) return null;
  const reviewed = handovers.flatMap((each) => each.reviewed ?? []);
  const isOpen = handovers.some(({ code, locked }) => code !== null || locked);
  return (
    <section className={css.card} aria-labelledby="entrega">
      <Heading id="entrega">{t.title}</Heading>
      {isOpen && <p>{t.lead}</p>}
      <NeverAsk />
      {isOpen && <p>{t.never}</p>}
      <ul className={css.list}>
        {handovers.map((handover) => (
          <li key={handover.unitId}>
            <p className="strong">{handover.name}</p>
            <p className="quiet" translate="no">
              {handover.unit}
            </p>
            {handover.handedOn ? (
              <Done handover={handover} act={actHref(handover.unitId)} />
            ) : (
              <Code handover={handover} />
            )}
          </li>
        ))}
      </ul>
      {reviewHref && reviewed.length > 0 && (
        <p>
          <a className={css.act} href={reviewHref}>
            {reviewed.includes(false) ? t.review : t.reviewed}
          </a>
        </p>
      )}
    </section>
  );
}

function Code({ handover: { code, locked } }: { handover: ShownHandover }) {
  const { t } = useApp(handoverTexts);
  if (locked) return <Notice tone="danger" title={t.locked} />;
  if (code === null) return <p>{t.withAct}</p>;
  return (
    <p>
      {t.code}:{' '}
      <strong className={css.code} translate="no">
        {readableCode(code)}
      </strong>
    </p>
  );
}

function Done({ handover, act }: { handover: ShownHandover; act: string }) {
  const { t, language } = useApp(handoverTexts);
  const { handedOn, receivedBy, name, way, reason } = handover;
  const day = formatDate(handedOn ?? '', language);
  return (
    <>
      <p>
        {receivedBy ? t.doneTo(day, receivedBy) : t.done(day)}
        {way === 'act' && ` ${t.byAct}`}
        {reason && ` ${t.byWord(reason)}`}
      </p>
      {receivedBy && (
        <p>
          <a className={css.act} href={act} download aria-label={t.actOf(name)}>
            {t.act}
          </a>
        </p>
      )}
    </>
  );
}
