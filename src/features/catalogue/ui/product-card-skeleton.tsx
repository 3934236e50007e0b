import { Skeleton } from '../../../kit/skeleton.tsx';
import css from './product-card.module.css';

/** A list of places for cards that are on their way; `className` is the list's grid. */
export function ProductSkeletons({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <ul className={className} aria-hidden="true">
      {[...Array(count).keys()].map((place) => (
        <li key={place}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

/** The place of a card that is on its way, of the same size. */
function ProductCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.picture} />
      <div className={css.facts}>
        <p className={css.price}>
          <span>
            <Skeleton />
          </span>
          <strong>
            <Skeleton shape="title" />
          </strong>
        </p>
        <h3>
          <Skeleton />
        </h3>
        <p className={css.description}>
          <Skeleton />
          <Skeleton />
        </p>
        <div className={css.specs}>
          {[1, 2, 3].map((line) => (
            <div key={line}>
              <Skeleton className={css.bone} />
            </div>
          ))}
        </div>
        <p className={css.reaches}>
          <Skeleton className={css.bone} />
        </p>
      </div>
      <Skeleton shape="button" className={css.buttonBone} />
    </div>
  );
}
