import { ButtonLink } from '#kit/button.tsx';
import { ListKeys } from '#kit/staff/list-keys.tsx';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffMessages } from '../../staff-messages.ts';
import { panelKeys } from './panel-keys.ts';

export function ListActions({ csv }: { csv: string }) {
  const t = staffMessages[useApp().language];
  return (
    <>
      <ButtonLink size="s" tone="secondary" href={csv} download>
        {t.exportCsv}
      </ButtonLink>
      <ButtonLink size="s" tone="secondary" href={href(staffRoutes.staffReplies)}>
        {t.replies}
      </ButtonLink>
      <ListKeys label={t.keys} title={t.keys} keys={t.keyList} more={panelKeys} />
    </>
  );
}
