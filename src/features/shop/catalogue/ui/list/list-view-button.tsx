import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';
import { cardsView, listViewField, listViewPath } from '../../list-view.ts';
import { catalogueTexts } from '../../messages.ts';
import css from './list-view-button.module.css';

/** On a phone it makes rows of a list into cards, and back. A plain form, so it needs no script. */
export function ListViewButton() {
  const { t, cards, lowData, address } = useApp(catalogueTexts);
  // Pictures come one by one there, each on a tap.
  if (lowData) return null;
  return (
    <form className={css.view} method="post" action={listViewPath}>
      {/* The label of all prices, for which rows have no room. */}
      {!cards && <span>{t.estimatedPrice}</span>}
      <input type="hidden" name="returnTo" value={pathOf(address)} />
      <button type="submit" name={listViewField} value={cards ? 'lista' : cardsView}>
        {cards ? t.asRows : t.asCards}
      </button>
    </form>
  );
}
