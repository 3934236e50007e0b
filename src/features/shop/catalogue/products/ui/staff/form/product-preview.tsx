import { type ComponentType, useState } from 'react';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { toCard } from '#features/shop/catalogue/card-product.ts';
import type { ProductInProvince } from '#features/shop/catalogue/landed-cost/schema.ts';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { ProductCard } from '#features/shop/catalogue/ui/card/product-card.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { useAction } from '#kit/use-action.ts';
import { useApp } from '#web/app-context.ts';
import { type ProductDraft, previewOf } from './product-draft.ts';
import css from './staff-product-page.module.css';

type Detail = ComponentType<{ product: ProductInProvince }>;

/** The card follows every key; the detail opens on demand. Neither can be operated. */
export function ProductPreview({ draft }: { draft: ProductDraft }) {
  const { t, province } = useApp(staffProductFormTexts);
  const [Shown, setShown] = useState<Detail>();
  const { busy, run } = useAction(t.detailFailed);
  const product = previewOf(draft);
  const named = { ...product, name: product.name || t.unnamed };

  async function show() {
    // The customers' own dialog, loaded only when it is opened.
    const { PlainOverlay } = await import('#features/shop/catalogue/ui/product/plain-overlay.tsx');
    setShown(() => PlainOverlay);
  }

  return (
    <aside className={`grid gap-2 start ${css.preview}`} aria-labelledby="preview-title">
      <h2 id="preview-title">{t.preview}</h2>
      <p className="quiet">{t.previewFor(provinceName(province))}</p>
      <Button tone="secondary" size="s" busy={busy} onClick={() => void run(show)}>
        {t.seeDetail}
      </Button>
      <div inert className={css.card}>
        <ProductCard product={toCard(named, province)} eager />
      </div>
      {Shown && (
        <Dialog open size="l" title={named.name} onClose={() => setShown(undefined)}>
          <div inert>
            <Shown product={named} />
          </div>
        </Dialog>
      )}
    </aside>
  );
}
