import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { findCategory, type ProductCategory } from '../../categories.ts';
import { clearTyping } from './typing.ts';

export type OtherCategories = [category: ProductCategory, count: number][];

interface FoundElsewhereProps {
  lead: string;
  search: string;
  elsewhere: OtherCategories;
}

export function FoundElsewhere({ lead, search, elsewhere }: FoundElsewhereProps) {
  const { language } = useApp();
  return (
    <>
      {`${lead} `}
      {elsewhere.map(([category, count], at) => (
        <span key={category}>
          {at > 0 && ', '}
          <a href={href(routes.catalogue, { category }, { search })} onClick={clearTyping}>
            {`${findCategory(category)?.plural[language]} (${count})`}
          </a>
        </span>
      ))}
    </>
  );
}
