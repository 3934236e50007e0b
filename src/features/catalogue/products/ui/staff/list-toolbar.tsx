import type { ChangeEvent } from 'react';
import { catalogueMessages } from '#features/catalogue/messages.ts';
import { productStatuses } from '#features/catalogue/schema-values.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { StaffToolbar } from '#kit/staff/staff-page.tsx';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffListMessages } from '../../messages.ts';
import { staffProductSorts } from '../../product-form.ts';
import type { StaffProductQueryText } from '../../staff-schema.ts';
import { listHref } from './list-address.ts';
import css from './staff-products-page.module.css';

/** A GET form: its state is the address. A choice goes at once, a search when it is sent. */
export function ListToolbar({ listQuery }: { listQuery: StaffProductQueryText }) {
  const { language } = useApp();
  const t = staffListMessages[language];
  const common = catalogueMessages[language];
  const { category, deleted, q, status, sort } = listQuery;
  const send = ({ target }: ChangeEvent<HTMLSelectElement>) => target.form?.requestSubmit();
  const preserved = { ...(category && { category }), ...(deleted && { deleted }) };
  return (
    <StaffToolbar>
      <form
        action={href(staffRoutes.staffProducts)}
        key={JSON.stringify(listQuery)}
        className={css.toolbar}
      >
        {Object.entries(preserved).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          dense
          type="search"
          name="q"
          label={t.search}
          placeholder={t.searchHint}
          defaultValue={q}
          maxLength={300}
          className={css.search}
          data-search
        />
        <Button type="submit" size="s" tone="secondary">
          {t.find}
        </Button>
        <SelectField
          dense
          name="status"
          label={t.status}
          defaultValue={status ?? ''}
          className={css.choice}
          onChange={send}
        >
          <option value="">{t.allStatuses}</option>
          {productStatuses.map((each) => (
            <option key={each} value={each}>
              {common[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          dense
          name="sort"
          label={t.sort}
          defaultValue={sort ?? ''}
          className={css.choice}
          onChange={send}
        >
          {staffProductSorts.map((each) => (
            <option key={each} value={each === 'newest' ? '' : each}>
              {each === 'newest' && q ? t.best : t.sorts[each]}
            </option>
          ))}
        </SelectField>
        {(q || status || sort) && (
          <ButtonLink size="s" tone="quiet" href={listHref(preserved)} data-stay>
            {t.clear}
          </ButtonLink>
        )}
      </form>
    </StaffToolbar>
  );
}
