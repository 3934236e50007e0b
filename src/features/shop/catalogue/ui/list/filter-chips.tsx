import { ButtonLink } from '#kit/button.tsx';
import { CloseIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import type { CatalogueAddress } from '../../catalogue-address.ts';
import type { Chip } from '../../chips.ts';
import { catalogueTexts } from '../../messages.ts';
import css from './filter-chips.module.css';
import { clearTyping } from './typing.ts';

interface FilterChipsProps {
  chips: readonly Chip[];
  hrefOf: (current: CatalogueAddress) => string;
}

export function FilterChips({ chips, hrefOf }: FilterChipsProps) {
  const { t } = useApp(catalogueTexts);
  return (
    <ul className={css.chips} aria-label={t.set}>
      {chips.map(({ label, without }) => (
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
