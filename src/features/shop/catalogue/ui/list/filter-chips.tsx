import { provinceName } from '#features/company/provinces/provinces.ts';
import { ButtonLink } from '#kit/button.tsx';
import { CloseIcon } from '#kit/icons.tsx';
import { formatMoney } from '#platform/money.ts';
import { readAmount } from '#platform/text/typed-amount.ts';
import { useApp } from '#web/app-context.ts';
import type { CatalogueAddress, chipNames } from '../../catalogue-address.ts';
import { engineLabel } from '../../engine.ts';
import { catalogueTexts } from '../../messages.ts';
import css from './filter-chips.module.css';
import { clearTyping } from './typing.ts';

interface FilterChipsProps {
  current: CatalogueAddress;
  names: (typeof chipNames)[number][];
  hrefOf: (current: CatalogueAddress) => string;
}

export function FilterChips({ current, names, hrefOf }: FilterChipsProps) {
  const { t, language, province } = useApp(catalogueTexts);
  const { cursor: _cursor, page: _page, ...first } = current;
  const texts = {
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
  return (
    <div className={css.set}>
      <ul className={css.chips} aria-label={t.set}>
        {names.map((name) => {
          const text = texts[name](current[name] ?? '');
          return (
            <li key={name}>
              <a href={hrefOf({ ...first, [name]: undefined })} data-stay onClick={clearTyping}>
                <span className="visually-hidden">{`${t.unset} `}</span>
                {text}
                <CloseIcon size={16} />
              </a>
            </li>
          );
        })}
      </ul>
      <ButtonLink tone="quiet" href={hrefOf({})} data-stay onClick={clearTyping}>
        {t.clear}
      </ButtonLink>
    </div>
  );
}
