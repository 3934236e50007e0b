import type { MouseEventHandler, ReactNode } from 'react';
import { defaultCategory } from '#features/shop/catalogue/categories.ts';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import type { Language } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';
import { quoteCartTexts } from '../../cart/messages.ts';

interface EmptyCartProps {
  language: Language;
  level: 2 | 3;
  onExplore?: MouseEventHandler;
  former?: ReactNode;
}

export function EmptyCart({ language, level, onExplore, former }: EmptyCartProps) {
  const t = quoteCartTexts[language];
  return (
    <EmptyState
      title={t.empty}
      level={level}
      action={
        <>
          <ButtonLink
            href={href(routes.catalogue, { category: defaultCategory })}
            onClick={onExplore}
          >
            {t.explore}
          </ButtonLink>
          {former}
        </>
      }
    >
      {t.emptyText}
    </EmptyState>
  );
}
