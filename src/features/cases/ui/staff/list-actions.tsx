import { Button, ButtonLink } from '#kit/button.tsx';
import { KeysDialog } from '#kit/staff/keys-dialog.tsx';
import { useListKeys } from '#kit/staff/use-list-keys.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffMessages } from '../../messages.ts';
import { panelKeys } from './panel-keys.ts';
import css from './staff-list.module.css';

/** Beside the title of a list: the file of it, the saved replies, its keys. */
export function ListActions({ csv }: { csv: string }) {
  const { language, live } = useApp();
  const t = staffMessages[language];
  const keys = useListKeys(panelKeys);
  return (
    <>
      <ButtonLink size="s" tone="secondary" href={csv} download>
        {t.exportCsv}
      </ButtonLink>
      <ButtonLink size="s" tone="secondary" href={href(staffRoutes.staffReplies)}>
        {t.replies}
      </ButtonLink>
      {live && (
        <Button
          size="s"
          tone="quiet"
          className={css.keys}
          aria-keyshortcuts="?"
          onClick={keys.showHelp}
        >
          {t.keysButton} (?)
        </Button>
      )}
      <KeysDialog open={keys.helpOpen} onClose={keys.closeHelp} title={t.keys} keys={t.keyList} />
    </>
  );
}
