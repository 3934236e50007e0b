import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import { ArrowUpIcon } from '#features/shop/catalogue/products/ui/staff/staff-icons.tsx';
import { IconButton } from '#kit/button.tsx';
import { CloseIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import css from '../staff-offer.module.css';
import type { Rows } from './use-rows.ts';

interface RowToolsProps {
  rowKey: string;
  at: number;
  rows: Pick<Rows, 'move' | 'remove' | 'nameAt'>;
}

export function RowTools({ rowKey, at, rows }: RowToolsProps) {
  const { t } = useApp(staffOfferTexts);
  const name = rows.nameAt(at);
  return (
    <div className={css.tools}>
      <IconButton
        size="s"
        id={`${rowKey}-up`}
        label={t.up(name)}
        aria-disabled={at === 0}
        onClick={() => rows.move(at, -1, 'up')}
      >
        <ArrowUpIcon size={20} />
      </IconButton>
      <IconButton
        size="s"
        id={`${rowKey}-remove`}
        label={t.remove(name)}
        onClick={() => rows.remove(at)}
      >
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}
