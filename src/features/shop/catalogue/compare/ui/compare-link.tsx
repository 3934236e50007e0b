import type { MouseEvent } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { catalogueTexts } from '../../messages.ts';
import type { Product } from '../../schema.ts';
import { addCompared, isCompared, writeCompared } from '../compare.ts';
import { saveCompared, useCompared } from './stored-products.ts';

/**
 * Without React it opens the comparison with the product (`keepCompared`). With React the first tap
 * adds the product, and the next one opens the comparison.
 */
export function CompareLink({ product }: { product: Product }) {
  const { t, navigate } = useApp(catalogueTexts);
  const compared = useCompared();
  const isChosen = isCompared(compared, product);
  const address = (of: typeof compared) => href(routes.compare, {}, { p: writeCompared(of) });
  const adding = href(routes.compare, {}, { mas: writeCompared([product]) });

  function choose(event: MouseEvent) {
    if (isChosen) return;
    event.preventDefault();
    const extended = addCompared(compared, product);
    if (extended) saveCompared(extended);
    const count = extended?.length ?? 0;
    toast({
      title: extended ? t.compareAdded : t.compareFull,
      description: extended ? t.compareAddedText(count) : t.compareFullText,
      tone: extended ? 'success' : 'neutral',
      ...(count !== 1 && {
        action: { label: t.seeComparison, run: () => navigate(address(extended ?? compared)) },
      }),
    });
  }

  return (
    <ButtonLink
      tone="secondary"
      href={isChosen ? address(compared) : adding}
      data-live
      onClick={choose}
    >
      {isChosen ? t.compareNow(compared.length) : t.compare}
    </ButtonLink>
  );
}
