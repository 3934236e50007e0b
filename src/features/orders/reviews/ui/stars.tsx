import { useApp } from '#web/app-context.ts';
import { shownReviewTexts } from '../messages.ts';
import css from './reviews.module.css';

const five = [1, 2, 3, 4, 5];

export function Stars({ stars }: { stars: number }) {
  const { t } = useApp(shownReviewTexts);
  return (
    <span className={css.stars} role="img" aria-label={t.starsOf(stars)}>
      {five.map((star) => (
        <i key={star} className={star > stars ? css.left : undefined} />
      ))}
    </span>
  );
}
