import { useApp } from '#web/app-context.ts';
import { shownReviewTexts } from '../messages.ts';
import { mostStars } from '../review.ts';
import css from './reviews.module.css';

/** So many of five, drawn and said. */
export function Stars({ stars }: { stars: number }) {
  const t = shownReviewTexts[useApp().language];
  return (
    <span className={css.stars} role="img" aria-label={t.starsOf(stars)}>
      {'★'.repeat(stars)}
      <span className={css.left}>{'★'.repeat(mostStars - stars)}</span>
    </span>
  );
}
