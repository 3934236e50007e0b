import { useApp } from '#web/app-context.ts';
import { priceTexts } from '../price.ts';
import { ratingTexts } from '../rating.ts';

export function CardNotes({ className }: { className: string | undefined }) {
  const { language, brand } = useApp();
  const { rating } = brand;
  const { holds } = priceTexts[language];
  // A single text node, because React adds a marker between two.
  return (
    <p className={className}>
      {rating === undefined ? holds : `${holds} ${ratingTexts[language].note(rating)}`}
    </p>
  );
}
