import { ArrowUpIcon } from '#features/catalogue/products/ui/staff/staff-icons.tsx';
import { staffOfferMessages } from '#features/offers/staff-messages.ts';
import { IconButton } from '#kit/button.tsx';
import { CloseIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import css from '../staff-offer.module.css';

interface RowToolsProps {
  rowKey: string;
  called: string;
  at: number;
  rows: { move: (at: number, by: 1 | -1, field: string) => void; remove: (at: number) => void };
}

/** At the end of a row: up, and away. */
export function RowTools({ rowKey, called, at, rows }: RowToolsProps) {
  const t = staffOfferMessages[useApp().language];
  return (
    <div className={css.tools}>
      <IconButton
        size="s"
        id={`${rowKey}-up`}
        label={t.up(called)}
        aria-disabled={at === 0}
        onClick={() => rows.move(at, -1, 'up')}
      >
        <ArrowUpIcon size={20} />
      </IconButton>
      <IconButton
        size="s"
        id={`${rowKey}-remove`}
        label={t.remove(called)}
        onClick={() => rows.remove(at)}
      >
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}
