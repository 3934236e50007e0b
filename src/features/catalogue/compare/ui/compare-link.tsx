import type { MouseEvent } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { catalogueMessages } from '../../messages.ts';
import type { Product } from '../../schema.ts';
import { addCompared, isCompared, writeCompared } from '../compare.ts';
import { saveCompared, useCompared } from './stored-products.ts';

/**
 * Leads to the comparison. Once React answers, the first tap puts the product beside those that
 * were chosen before, and the next one leads there.
 */
export function CompareLink({ product }: { product: Product }) {
  const { language, navigate } = useApp();
  const t = catalogueMessages[language];
  const compared = useCompared();
  const { category, slug } = product;
  const chosen = isCompared(compared, product);
  const address = (of: typeof compared) => href(routes.compare, {}, { p: writeCompared(of) });

  function choose(event: MouseEvent) {
    if (chosen) return;
    event.preventDefault();
    const more = addCompared(compared, product);
    if (more) saveCompared(more);
    const count = more?.length ?? 0;
    toast({
      title: more ? t.compareAdded : t.compareFull,
      description: more ? t.compareAddedText(count) : t.compareFullText,
      tone: more ? 'success' : 'neutral',
      ...(count !== 1 && {
        action: { label: t.seeComparison, run: () => navigate(address(more ?? compared)) },
      }),
    });
  }

  return (
    <ButtonLink
      tone="secondary"
      href={address(chosen ? compared : [{ category, slug }])}
      data-live
      onClick={choose}
    >
      {chosen ? t.compareNow(compared.length) : t.compare}
    </ButtonLink>
  );
}
