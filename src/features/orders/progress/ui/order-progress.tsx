import type { ReactNode } from 'react';
import type { Journey } from '#features/shipping/units/schema.ts';
import { ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import paper from '#kit/unprinted.module.css';
import { useApp } from '#web/app-context.ts';
import { type ActionName, progressTexts } from '../progress-messages.ts';
import { progressText } from '../progress-text.ts';
import type { ShownProgress } from '../schema.ts';
import css from './order-progress.module.css';
import { ShipLine } from './ship-line.tsx';

interface OrderProgressProps {
  progress: ShownProgress;
  journeys: readonly Journey[];
  /** Where each action is done on this page or from it; a missing one shows no button. */
  actions: Partial<Record<ActionName, string | ReactNode>>;
  level?: 2 | 3;
  children?: ReactNode;
}

/** Where an order stands: one sentence, one date, one button, and how far it has come. */
export function OrderProgress(props: OrderProgressProps) {
  const { progress, journeys, actions, level = 2, children } = props;
  const { t, language } = useApp(progressTexts);
  const { sentence, next, who, by } = progressText(progress, language);
  const Heading = `h${level}` as const;
  const { action, yours } = progress;
  const place = action && actions[action];
  const isHeld = progress.sentence.key === 'held' || progress.sentence.key === 'someHeld';
  const causes = new Set(journeys.flatMap(({ hold }) => (isHeld && hold?.cause) || []));
  return (
    <section className={classNames(css.progress, yours && css.yours)}>
      <Heading className={css.sentence}>{sentence}</Heading>
      <p>
        <strong>{t.nextIs}.</strong> {next}
      </p>
      {[...causes].map((cause) => (
        <p key={cause} className="said">
          <strong>{t.cause}.</strong> {cause}
        </p>
      ))}
      {(who || by) && (
        <p className={css.who}>
          <strong>{who}</strong> {by}
        </p>
      )}
      {place && (
        <div className={paper.unprinted}>
          {typeof place === 'string' ? (
            <ButtonLink href={place} tone={yours ? 'primary' : 'secondary'}>
              {t.actions[action]}
            </ButtonLink>
          ) : (
            place
          )}
        </div>
      )}
      {children}
      <ShipLine progress={progress} journeys={journeys} />
    </section>
  );
}
