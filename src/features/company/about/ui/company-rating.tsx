import { useApp } from '#web/app-context.ts';
import { ratingTexts } from '../rating.ts';

/** Says whose it is, so that nobody takes it for the product's. */
export function CompanyRating({ className }: { className: string | undefined }) {
  const { language, brand } = useApp();
  const { rating } = brand;
  if (rating === undefined) return null;
  return <small className={className}>{`${rating}/5 ${ratingTexts[language].name}`}</small>;
}
