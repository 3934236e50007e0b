import { useApp } from '#web/app-context.ts';
import { priceTexts } from '../price.ts';
import { ratingTexts } from '../rating.ts';

/** Once for all cards of a page: what their prices hold, and whose rating they show. */
export function CardNotes({ className }: { className: string | undefined }) {
  const { language, brand } = useApp();
  const { rating } = brand;
  const { holds } = priceTexts[language];
  // One text: React marks where one begins beside another.
  return (
    <p className={className}>
      {rating === undefined ? holds : `${holds} ${ratingTexts[language].note(rating)}`}
    </p>
  );
}
