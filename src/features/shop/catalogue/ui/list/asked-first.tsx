import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import type { CatalogueAddress } from '../../catalogue-address.ts';
import type { ProductCategory } from '../../categories.ts';
import { catalogueTexts } from '../../messages.ts';
import type { ProductChoices } from '../../schema.ts';
import type { FacetName } from '../../schema-values.ts';
import css from './filter-chips.module.css';

interface AskedFirstProps {
  category: ProductCategory;
  facets: ProductChoices['facets'];
  hrefOf: (current: CatalogueAddress) => string;
}

/** What people ask first, one tap away; only what some product has. */
export function AskedFirst({ category, facets, hrefOf }: AskedFirstProps) {
  const { t, language } = useApp(catalogueTexts);
  const { price, values } = asked[category];
  const found = values.flatMap(([name, value]) =>
    (facets.find((facet) => facet.name === name)?.options ?? [])
      .filter((option) => option.value === value)
      .map(({ label }) => ({ label, href: hrefOf({ [name]: value }) })),
  );
  const chips = [
    {
      label: t.upTo(formatMoney(price * 100, language)),
      href: hrefOf({ maxPrice: String(price) }),
    },
    ...found,
  ];
  return (
    <ul className={css.asked} aria-label={t.askedFirst}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <a href={href} data-stay>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const asked: Record<ProductCategory, { price: number; values: [FacetName, string][] }> = {
  automobiles: {
    price: 12_000,
    values: [
      ['transmission', 'automatic'],
      ['body', 'suv'],
      ['body', 'pickup'],
      ['mileage', '50000'],
    ],
  },
  motocicletas: {
    price: 4000,
    values: [
      ['transmission', 'automatic'],
      ['condition', 'new'],
    ],
  },
  electrodomesticos: {
    price: 500,
    values: [
      ['kind', 'refrigerator'],
      ['kind', 'generator'],
      ['kind', 'air-conditioner'],
      ['kind', 'washer'],
    ],
  },
  triciclos: {
    price: 3500,
    values: [
      ['load', '300'],
      ['range', '60'],
    ],
  },
};
