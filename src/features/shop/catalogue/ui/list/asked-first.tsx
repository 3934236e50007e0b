import { useApp } from '#web/app-context.ts';
import type { AskedChip } from '../../asked-first.ts';
import type { CatalogueAddress } from '../../catalogue-address.ts';
import { catalogueTexts } from '../../messages.ts';
import css from './filter-chips.module.css';

interface AskedFirstProps {
  asked: readonly AskedChip[];
  hrefOf: (current: CatalogueAddress) => string;
}

export function AskedFirst({ asked, hrefOf }: AskedFirstProps) {
  const { t } = useApp(catalogueTexts);
  return (
    <ul className={css.asked} aria-label={t.askedFirst}>
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
