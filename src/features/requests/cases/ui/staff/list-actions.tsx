import type { ComponentProps } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { CsvLinks } from '#kit/staff/csv-links.tsx';
import { ListKeys } from '#kit/staff/list-keys.tsx';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import { undoLast } from './undo-toast.ts';

export function ListActions(list: ComponentProps<typeof CsvLinks>) {
  const { t } = useApp(staffCaseTexts);
  return (
    <>
      <CsvLinks {...list} />
      <ButtonLink size="s" tone="secondary" href={href(staffRoutes.staffReplies)}>
        {t.replies}
      </ButtonLink>
      <ListKeys label={t.keys} title={t.keys} keys={t.keyList} more={panelKeys} />
    </>
  );
}

const panelKeys: Record<string, () => void> = {
  a: () => find('[data-assign]')?.click(),
  f: () => find('[data-follow-up]')?.focus(),
  n: () => find('[data-next]')?.click(),
  s: () => find('[data-status]')?.focus(),
  z: undoLast,
  m: () => find('[data-write]')?.focus(),
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
