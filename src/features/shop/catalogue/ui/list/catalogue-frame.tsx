import type { ReactNode } from 'react';
import { ProvinceButton } from '#features/company/provinces/ui/province-button.tsx';
import { Tabs } from '#kit/data/tabs.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { writeAddress } from '#web/routes/address.ts';
import type { AskedChip } from '../../asked-first.ts';
import type { CatalogueAddress } from '../../catalogue-address.ts';
import { categories, findCategory, type ProductCategory } from '../../categories.ts';
import { chipsOf } from '../../chips.ts';
import type { FilterOptions } from '../../filter-options.ts';
import { banners, catalogueTexts } from '../../messages.ts';
import type { ProductChoices, ShopNotice } from '../../schema.ts';
import { ShopNotices } from '../shop-notices.tsx';
import css from './catalogue-page.module.css';
import chipsCss from './filter-chips.module.css';
import { FilterChips } from './filter-chips.tsx';
import { Filters } from './filters.tsx';

/** An unknown category keeps its address, which lists everything. */
export function listAddress(category: ProductCategory | undefined, address: URL): string {
  return category ? href(routes.catalogue, { category }) : address.pathname;
}

interface FrameProps {
  category: ProductCategory | undefined;
  current: CatalogueAddress;
  options: FilterOptions;
  facets: ProductChoices['facets'];
  asked: readonly AskedChip[];
  understood?: ProductChoices['understood'];
  notices: ShopNotice[];
  found?: string | undefined;
  address?: URL;
  children: ReactNode;
}

export function CatalogueFrame(props: FrameProps) {
  const { category, current, options, facets, asked } = props;
  const { notices, found, children } = props;
  const { t, language, province, address } = useApp(catalogueTexts);
  const facts = findCategory(category);
  const action = listAddress(category, props.address ?? address);
  const hrefOf = (query: CatalogueAddress) => writeAddress(action, {}, { ...query });
  const chips = chipsOf(props, language, province);
  return (
    <div className={`container ${css.page}`}>
      <div className={css.top}>
        <h1>{facts?.plural[language] ?? t.products}</h1>
        <ProvinceButton />
      </div>
      <Tabs
        label={t.tabs}
        current={category && href(routes.catalogue, { category })}
        tabs={categories.map(({ slug, plural }) => ({
          href: href(routes.catalogue, { category: slug }),
          label: plural[language],
        }))}
      />
      {category && <p className={css.banner}>{banners[language][category]}</p>}
      <div className={css.rail}>
        {chips.length === 0 && <ShopNotices notices={notices} />}
        <Filters {...{ action, category, current, options, facets, found }} />
      </div>
      {asked.length > 0 && <AskedFirst asked={asked} hrefOf={hrefOf} />}
      {chips.length > 0 && <FilterChips chips={chips} hrefOf={hrefOf} />}
      {children}
      {/* Whoever searches sees first what was found. */}
      {chips.length > 0 && <ShopNotices notices={notices} />}
    </div>
  );
}

interface AskedFirstProps {
  asked: readonly AskedChip[];
  hrefOf: (current: CatalogueAddress) => string;
}

function AskedFirst({ asked, hrefOf }: AskedFirstProps) {
  const { t } = useApp(catalogueTexts);
  return (
    <ul className={chipsCss.asked} aria-label={t.askedFirst}>
      {asked.map(([label, query]) => (
        <li key={label}>
          <a href={hrefOf(query)} data-stay>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
