import { useApp } from '#web/app-context.ts';
import { ratingTexts } from '../rating.ts';

export function CompanyRating({ className }: { className: string | undefined }) {
  const { language, brand } = useApp();
  const { rating } = brand;
  if (rating === undefined) return null;
  return (
    <small className={className}>
      {`${rating}/5 `}
      <span className="visually-hidden">{ratingTexts[language].name}</span>
    </small>
  );
}
