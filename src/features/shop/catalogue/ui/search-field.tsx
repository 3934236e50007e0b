import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { SearchIcon } from '#kit/icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { catalogueTexts } from '../messages.ts';
import { maxSearch } from '../schema-values.ts';
import css from './search-field.module.css';

/** What somebody looks for, and the button that submits the form around it. */
export function SearchField({ words }: { words?: string | undefined }) {
  const { t } = useApp(catalogueTexts);
  return (
    <div className={css.search}>
      <TextField
        type="search"
        name="search"
        label={t.search}
        placeholder={t.searchHint}
        defaultValue={words}
        maxLength={maxSearch}
      />
      <Button type="submit" aria-label={t.find}>
        <SearchIcon />
      </Button>
    </div>
  );
}

/** Looks through the whole shop; what it finds comes by category. */
export function SearchShop() {
  return (
    <search>
      <form action={href(routes.catalogue, {})}>
        <SearchField />
      </form>
    </search>
  );
}
