import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { useApp } from '#web/app-context.ts';
import { useListLink } from '../list/list-address.ts';
import css from './staff-product-page.module.css';
import type { useProductForm } from './use-product-form.ts';

interface SaveBarProps {
  form: ReturnType<typeof useProductForm>;
  waiting: boolean;
}

export function SaveBar({ form, waiting }: SaveBarProps) {
  const { t } = useApp(staffProductFormTexts);
  const toList = useListLink();
  const { stored, dirty, saving, gone } = form;
  if (stored?.deletedAt && !gone) return null;
  const state = dirty ? t.unsaved : stored ? t.saved : t.noDraft;
  return (
    <div className={css.bar} data-bar>
      <p className={css.state} role="status">
        {waiting ? t.waitForPictures : state}
      </p>
      <ButtonLink tone="secondary" {...toList}>
        {t.cancel}
      </ButtonLink>
      <Button type="submit" data-live busy={saving} title={t.saveKey}>
        {stored ? t.save : t.create}
      </Button>
    </div>
  );
}
