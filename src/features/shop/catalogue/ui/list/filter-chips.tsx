import { provinceName } from '#features/company/provinces/provinces.ts';
import { ButtonLink } from '#kit/button.tsx';
import { CloseIcon } from '#kit/icons.tsx';
import { formatMoney } from '#platform/money.ts';
import { readAmount } from '#platform/text/typed-amount.ts';
import { useApp } from '#web/app-context.ts';
import type { CatalogueAddress, chipNames } from '../../catalogue-address.ts';
import { engineLabel } from '../../engine.ts';
import { catalogueTexts } from '../../messages.ts';
import type { ProductChoices } from '../../schema.ts';
import css from './filter-chips.module.css';
import { clearTyping } from './typing.ts';

interface FilterChipsProps {
  current: CatalogueAddress;
  names: (typeof chipNames)[number][];
  facets: ProductChoices['facets'];
  /** Parts of the search, each with the search that is left without it. */
  understood: NonNullable<ProductChoices['understood']>;
  hrefOf: (current: CatalogueAddress) => string;
}

export function FilterChips({ current, names, facets, understood, hrefOf }: FilterChipsProps) {
  const { t, language, province } = useApp(catalogueTexts);
  const { cursor: _cursor, page: _page, ...first } = current;
  const texts: Partial<Record<(typeof names)[number], (value: string) => string>> = {
    search: (value: string) => `${t.search}: ${value}`,
    minPrice: (value: string) => t.from(formatPrice(value)),
    maxPrice: (value: string) => t.upTo(formatPrice(value)),
    year: (value: string) => `${t.year}: ${value}`,
    brand: (value: string) => `${t.brand}: ${value}`,
    engineType: (value: string) => `${t.engine}: ${engineLabel(value)[language]}`,
    whole: () => t.whole(provinceName(province)),
    mine: () => t.onlyMine(provinceName(province)),
  };
  const formatPrice = (typed: string) => {
    const cents = readAmount(typed);
    return cents === undefined ? typed : formatMoney(cents, language);
  };
  const facetText = (name: (typeof names)[number]) => {
    const facet = facets.find((each) => each.name === name);
    const option = facet?.options.find(({ value }) => value === current[name]);
    return option && `${facet?.label}: ${option.label}`;
  };
  // What was understood of a search stands for it.
  const shown = understood.length > 0 ? names.filter((name) => name !== 'search') : names;
  const set: { label: string; without: CatalogueAddress }[] = [
    ...shown.map((name) => {
      const value = current[name] ?? '';
      const label = texts[name]?.(value) ?? facetText(name) ?? value;
      return { label, without: { ...first, [name]: undefined } };
    }),
    ...understood.map(({ label, search }) => ({ label, without: { ...first, search } })),
  ];
  return (
    <ul className={css.chips} aria-label={t.set}>
      {set.map(({ label, without }) => (
        <li key={label}>
          <a href={hrefOf(without)} data-stay onClick={clearTyping}>
            <span className="visually-hidden">{`${t.unset} `}</span>
            {label}
            <CloseIcon size={16} />
          </a>
        </li>
      ))}
      <li>
        <ButtonLink tone="quiet" href={hrefOf({})} data-stay onClick={clearTyping}>
          {t.clear}
        </ButtonLink>
      </li>
    </ul>
  );
}
