import { Skeleton } from '#kit/skeleton.tsx';
import css from './product-card.module.css';

interface ProductSkeletonsProps {
  count: number;
  className?: string | undefined;
  lines?: number;
}

export function ProductSkeletons({ count, className, lines = 3 }: ProductSkeletonsProps) {
  return (
    <ul className={className} aria-hidden="true">
      {[...Array(count).keys()].map((place) => (
        <li key={place}>
          <ProductCardSkeleton lines={lines} />
        </li>
      ))}
    </ul>
  );
}

function ProductCardSkeleton({ lines }: { lines: number }) {
  return (
    <div className={css.card}>
      <div className={css.picture} />
      <div className={css.facts}>
        <div>
          <Skeleton />
          <Skeleton />
        </div>
        <p className={css.description}>
          <Skeleton />
          <Skeleton />
        </p>
        <div className={css.specs}>
          {[...Array(lines).keys()].map((line) => (
            <div key={line}>
              <Skeleton className={css.bone} />
            </div>
          ))}
        </div>
        <p className={css.price}>
          <span>
            <Skeleton />
          </span>
          <strong>
            <Skeleton shape="title" />
          </strong>
        </p>
        <p className={css.place}>
          <Skeleton className={css.bone} />
        </p>
      </div>
      <Skeleton shape="button" className={css.buttonBone} />
    </div>
  );
}
