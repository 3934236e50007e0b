import { findCategory, type ProductCategory } from '#features/catalogue/categories.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { shownReviewTexts } from '../messages.ts';
import { shortenText } from '../review.ts';
import type { ShownReviews } from '../schema.ts';
import css from './reviews.module.css';
import { Stars } from './stars.tsx';

interface ReviewsProps {
  shown: ShownReviews;
  category?: ProductCategory;
  /** Shortens the texts; the offices' page has them whole. */
  brief?: boolean;
}

export function Reviews({ shown, category, brief = false }: ReviewsProps) {
  const { language } = useApp();
  const t = shownReviewTexts[language];
  const { count, average, reviews } = shown;
  if (count === 0) return null;
  const kind = findCategory(category)?.plural[language];
  const many = t.count(count);
  return (
    <section className={css.reviews} aria-labelledby="opiniones">
      <h2 id="opiniones">{kind ? t.ofKind(kind) : t.title}</h2>
      <p>
        <strong>{average === null ? many : t.average(average, many)}</strong>
        {count > reviews.length && `. ${t.newest}`}
      </p>
      <ul className={css.list}>
        {reviews.map((review) => (
          <Review key={review.id} review={review} brief={brief} />
        ))}
      </ul>
      <p className={css.quiet}>
        {t.note} {brief && <a href={`${href(routes.offices)}#opiniones`}>{t.whole}</a>}
      </p>
    </section>
  );
}

interface ReviewProps {
  review: ShownReviews['reviews'][number];
  brief: boolean;
}

function Review({ review, brief }: ReviewProps) {
  const { language } = useApp();
  const t = shownReviewTexts[language];
  const { stars, text, name, unit, province, handedOn, answer } = review;
  const shorten = brief ? shortenText : (whole: string) => whole;
  const lang = review.language === language ? undefined : review.language;
  const facts = [unit, provinceName(province), formatDate(handedOn, language)];
  return (
    <li>
      <p>
        <Stars stars={stars} /> <b>{name ?? t.somebody}</b>
      </p>
      <p className={css.said} lang={lang}>
        {shorten(text)}
      </p>
      <p className={css.quiet}>{facts.join(' · ')}</p>
      {answer !== null && (
        <div className={css.answer}>
          <p>
            <b>{t.answer}</b>
          </p>
          <p className={css.said} lang={lang}>
            {shorten(answer)}
          </p>
        </div>
      )}
    </li>
  );
}
