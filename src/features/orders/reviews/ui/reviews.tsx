import { provinceName } from '#features/company/provinces/provinces.ts';
import { findCategory, type ProductCategory } from '#features/shop/catalogue/categories.ts';
import { langWithin } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ReviewsPage } from '../load-reviews.ts';
import { shownReviewTexts } from '../messages.ts';
import { lastReviewsPage, reviewsKey, reviewsOnPage, shortenText } from '../review.ts';
import css from './reviews.module.css';
import { Stars } from './stars.tsx';

interface ReviewsProps {
  shown: ReviewsPage;
  category?: ProductCategory | undefined;
  path?: string;
}

export function Reviews({ shown, category, path }: ReviewsProps) {
  const { t, language } = useApp(shownReviewTexts);
  const { count, average, reviews, page } = shown;
  if (count === 0) return null;
  const kind = findCategory(category)?.plural[language];
  const many = t.count(count);
  const { offset } = reviewsOnPage(page);
  const which = page === 1 ? t.newest : t.range(offset + 1, offset + reviews.length);
  return (
    <section className={css.reviews} aria-labelledby={reviewsKey}>
      <h2 id={reviewsKey}>{kind ? t.ofKind(kind) : t.title}</h2>
      <p>
        <strong>{average === null ? many : t.average(average, many)}</strong>
        {count > reviews.length && reviews.length > 0 && `. ${which}`}
      </p>
      <ul className={css.list}>
        {reviews.map((review) => (
          <Review key={review.id} review={review} brief={!path} />
        ))}
      </ul>
      {path && count > reviews.length && <OtherPages path={path} page={page} count={count} />}
      <p className="quiet">
        {t.note} {!path && <a href={`${href(routes.offices)}#${reviewsKey}`}>{t.whole}</a>}
      </p>
    </section>
  );
}

function OtherPages({ path, page, count }: { path: string; page: number; count: number }) {
  const { t } = useApp(shownReviewTexts);
  const last = lastReviewsPage(count);
  const link = (to: number, text: string) => (
    <a href={`${path}${to > 1 ? `?${reviewsKey}=${to}` : ''}#${reviewsKey}`}>{text}</a>
  );
  return (
    <p className={css.pages}>
      {page > 1 && link(Math.min(page - 1, last), t.newer)} {page < last && link(page + 1, t.more)}
    </p>
  );
}

function Review({ review, brief }: { review: ReviewsPage['reviews'][number]; brief: boolean }) {
  const { t, language } = useApp(shownReviewTexts);
  const { stars, text, name, unit, province, handedOn, answer } = review;
  const shorten = brief ? shortenText : (whole: string) => whole;
  const lang = langWithin(language, review.language);
  const facts = [unit, provinceName(province), formatDate(handedOn, language)];
  return (
    <li>
      <p>
        <Stars stars={stars} /> <b>{name ?? t.somebody}</b>
      </p>
      <p className="said" lang={lang}>
        {shorten(text)}
      </p>
      <p className="quiet">{facts.join(' · ')}</p>
      {answer !== null && (
        <div className={css.answer}>
          <p>
            <b>{t.answer}</b>
          </p>
          <p className="said" lang={lang}>
            {shorten(answer)}
          </p>
        </div>
      )}
    </li>
  );
}
