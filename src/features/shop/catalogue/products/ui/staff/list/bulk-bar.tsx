import { useState } from 'react';
import { catalogueTexts } from '#features/shop/catalogue/messages.ts';
import { staffProductListTexts } from '#features/shop/catalogue/products/list-messages.ts';
import type { StaffProduct } from '#features/shop/catalogue/products/staff-schema.ts';
import { type ProductStatus, productStatuses } from '#features/shop/catalogue/schema-values.ts';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/forms/field.tsx';
import { ConfirmDialog } from '#kit/overlays/confirm-dialog.tsx';
import { useMeanwhile } from '#kit/staff/use-meanwhile.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { QuotesOfProducts } from '../quotes-of-products.tsx';
import css from './staff-products-page.module.css';

interface BulkBarProps {
  products: readonly StaffProduct[];
  chosen: readonly StaffProduct[];
  total: number;
  onChoose: (ids: ReadonlySet<string>) => void;
}

export function BulkBar({ products, chosen, total, onChoose }: BulkBarProps) {
  const { t, language } = useApp(staffProductListTexts);
  const [status, setStatus] = useState<ProductStatus>('available');
  const [isAsking, setAsking] = useState(false);
  const isAllChosen = chosen.length === products.length;
  const chooseAll = () => onChoose(new Set(isAllChosen ? [] : products.map(({ id }) => id)));
  return (
    <div className={chosen.length > 0 ? `${css.bulk} ${css.busy}` : css.bulk}>
      <label className={css.all}>
        <input
          type="checkbox"
          data-live
          checked={isAllChosen}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAllChosen;
          }}
          onChange={chooseAll}
        />
        {t.chooseAll}
      </label>
      <p className={css.count} role="status">
        {chosen.length > 0 ? t.chosen(chosen.length) : t.found(total)}
      </p>
      {chosen.length > 0 && (
        <div className="row gap-2 middle">
          <SelectField
            dense
            label={t.newStatus}
            className={css.inline}
            value={status}
            onChange={({ target }) => setStatus(toStatus(target.value))}
          >
            {productStatuses.map((each) => (
              <option key={each} value={each}>
                {catalogueTexts[language][each]}
              </option>
            ))}
          </SelectField>
          <Button size="s" onClick={() => setAsking(true)}>
            {t.changeStatus}
          </Button>
          <Button size="s" tone="quiet" onClick={() => onChoose(new Set())}>
            {t.clearChosen}
          </Button>
        </div>
      )}
      {isAsking && (
        <StatusDialog
          chosen={chosen}
          status={status}
          onClose={() => setAsking(false)}
          onDone={() => onChoose(new Set())}
        />
      )}
    </div>
  );
}

const toStatus = (value: string): ProductStatus =>
  productStatuses.find((each) => each === value) ?? 'available';

interface StatusDialogProps {
  chosen: readonly StaffProduct[];
  status: ProductStatus;
  onClose: () => void;
  onDone: () => void;
}

const namesShown = 8;

function StatusDialog({ chosen, status, onClose, onDone }: StatusDialogProps) {
  const { t, language, call, refresh } = useApp(staffProductListTexts);
  const { busy, run } = useAction(t.statusFailed);
  const seen = Object.fromEntries(chosen.map((each) => [each.id, each.status]));
  const meanwhile = useMeanwhile(seen, (theirs) =>
    chosen
      .flatMap(({ id, name, status: shown }) => {
        const now = theirs[id] ?? shown;
        return now === shown ? [] : `${name}: ${catalogueTexts[language][now]}`;
      })
      .join(' · '),
  );

  async function change() {
    const ids = chosen.map(({ id }) => id);
    const { changed, same, missing } = await meanwhile.save((expected) =>
      call(staffApi.changeProductsStatus, { body: { ids, expected, status } }),
    );
    const description = t.statusChangedText(changed, same, missing);
    toast({ title: t.statusChanged, description, tone: 'success' });
    onClose();
    onDone();
    await refresh();
  }

  return (
    <ConfirmDialog
      title={t.confirmStatus(chosen.length, catalogueTexts[language][status])}
      confirm={t.changeStatus}
      busy={busy}
      onConfirm={() => void run(change)}
      onClose={onClose}
    >
      {meanwhile.notice}
      <ul>
        {chosen.slice(0, namesShown).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {chosen.length > namesShown && <li>{t.andMore(chosen.length - namesShown)}</li>}
      </ul>
      {status !== 'available' && (
        <QuotesOfProducts
          products={chosen.filter((each) => each.status !== status).map(({ id }) => id)}
        />
      )}
      <p>{t.confirmStatusText}</p>
    </ConfirmDialog>
  );
}
