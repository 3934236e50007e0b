import { type ReactNode, useState } from 'react';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { catalogueTexts } from '#features/shop/catalogue/messages.ts';
import { StaffPicture } from '#features/shop/catalogue/pictures/ui/staff/staff-picture.tsx';
import { staffProductListTexts } from '#features/shop/catalogue/products/list-messages.ts';
import type { StaffProduct } from '#features/shop/catalogue/products/staff-schema.ts';
import { type ProductStatus, productStatuses } from '#features/shop/catalogue/schema-values.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { StarIcon } from '#kit/icons.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import { useManyAction } from '#kit/staff/many/many-action.ts';
import { ManyDialog } from '#kit/staff/many/many-dialog.tsx';
import { MenuButton } from '#kit/staff/menu-button.tsx';
import { useAction } from '#kit/use-action.ts';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { formatMoney, wireCents } from '#platform/money.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useRestore } from '../use-restore.ts';
import { statusAction, statusChoices } from './many-products.tsx';
import css from './staff-products-page.module.css';

const tones: Record<ProductStatus, BadgeTone> = {
  available: 'success',
  reserved: 'warning',
  sold: 'neutral',
};

export function useProductColumns(
  onDelete: (product: StaffProduct) => void,
): ListColumn<StaffProduct>[] {
  const { t, language } = useApp(staffProductListTexts);
  const plain = (content: ReactNode) => <span className="nowrap">{content || '—'}</span>;
  return columnsOf(t, {
    name: (product) => <NameCell product={product} />,
    make: {
      fluid: true,
      cell: ({ brand, model, category }) => (
        <Two
          first={[brand, model].filter(Boolean).join(' ') || '—'}
          second={findCategory(category)?.singular[language]}
        />
      ),
    },
    year: { align: 'end', cell: ({ year }) => plain(year) },
    price: { align: 'end', cell: ({ price }) => plain(formatMoney(wireCents(price), language)) },
    status: (product) => <StatusCell product={product} />,
    actions: {
      quiet: true,
      align: 'end',
      cell: (product) => <RowActions product={product} onDelete={() => onDelete(product)} />,
    },
  });
}

interface DeleteProductProps {
  product: StaffProduct;
  products: readonly StaffProduct[];
  onClose: () => void;
}

export function DeleteProduct({ product, products, onClose }: DeleteProductProps) {
  const { refresh } = useApp();
  return (
    <DeleteDialog
      product={product}
      onClose={onClose}
      onChanged={() => refresh()}
      onDeleted={async () => {
        await refresh();
        focusRow(findNeighbour(products, product));
      }}
    />
  );
}

function findNeighbour(products: readonly StaffProduct[], deleted: StaffProduct) {
  const at = products.indexOf(deleted);
  return products[at + 1] ?? products[at - 1];
}

function focusRow(product: StaffProduct | undefined): void {
  if (!product) return;
  setTimeout(() => {
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(product.id)}"]`)?.focus();
  });
}

/**
 * Another status from the row: one menu, one choice, and back by the toast. Who takes it from sale
 * reads first which open quotations wait for it, where any does.
 */
function StatusCell({ product }: { product: StaffProduct }) {
  const { t, language, call, refresh } = useApp(staffProductListTexts);
  const { id, status, name, deletedAt } = product;
  const { busy, run } = useAction(t.statusFailed, { always: refresh });
  const [asked, setAsked] = useState<ProductStatus>();
  const act = useManyAction<StaffProduct>();
  const action = statusAction(language);
  const label = catalogueTexts[language][status];
  const badge = <Badge tone={tones[status]}>{label}</Badge>;
  if (deletedAt) return badge;

  async function change(next: ProductStatus) {
    const holds = next !== 'available' && { query: { products: id } };
    if (holds && (await call(staffApi.quotesHolding, holds)).length > 0) return setAsked(next);
    await act(action, [product], { status: next }, newIdempotencyKey());
  }

  return (
    <>
      <MenuButton
        label={t.changeStatusOf(name, label)}
        choices={statusChoices(language)}
        current={status}
        busy={busy}
        onChoose={(value) => {
          const next = productStatuses.find((each) => each === value);
          if (next && next !== status) void run(() => change(next));
        }}
      >
        {badge}
      </MenuButton>
      {asked && (
        <ManyDialog
          label={t.changeStatus}
          action={{ ...action, start: { status: asked } }}
          rows={[product]}
          nameOf={() => name}
          onRefused={() => undefined}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function NameCell({ product }: { product: StaffProduct }) {
  const { t } = useApp(staffProductListTexts);
  const { id, name, images, category, featured } = product;
  return (
    <div className={css.name}>
      <StaffPicture image={images?.[0]} category={category} />
      <a href={href(staffRoutes.staffProduct, { id })} data-row={id}>
        {name}
      </a>
      {featured && (
        <span className={css.star} title={t.featured}>
          <StarIcon size={16} />
          <span className="visually-hidden">{t.featured}</span>
        </span>
      )}
    </div>
  );
}

function RowActions({ product, onDelete }: { product: StaffProduct; onDelete: () => void }) {
  const { t } = useApp(staffProductListTexts);
  const { id, name, deletedAt } = product;
  const { restore, restoring } = useRestore();
  if (deletedAt) {
    return (
      <Button
        size="s"
        tone="quiet"
        data-live
        busy={restoring}
        aria-label={t.restoreOf(name)}
        onClick={() => void restore(id)}
      >
        {t.restore}
      </Button>
    );
  }
  return (
    <div className={css.actions}>
      <ButtonLink
        size="s"
        tone="quiet"
        href={href(staffRoutes.staffProduct, { id })}
        aria-label={t.editOf(name)}
      >
        {t.edit}
      </ButtonLink>
      <ButtonLink
        size="s"
        tone="quiet"
        href={href(staffRoutes.staffNewProduct, {}, { de: id })}
        aria-label={t.duplicateOf(name)}
      >
        {t.duplicate}
      </ButtonLink>
      <Button size="s" tone="quiet" data-live aria-label={t.removeOf(name)} onClick={onDelete}>
        {t.remove}
      </Button>
    </div>
  );
}
