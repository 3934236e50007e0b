import { DownloadIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import { shellMessages } from '../messages.ts';
import css from './language-form.module.css';

/** Switches between all pictures and pictures on tap; a plain form, so that it needs no script. */
export function DataForm() {
  const { language, address, lowData } = useApp();
  const t = shellMessages[language];
  return (
    <form method="post" action="/datos">
      <input type="hidden" name="returnTo" value={address.pathname + address.search} />
      <button type="submit" className={css.button} name="mode" value={lowData ? 'todo' : 'poco'}>
        {!lowData && <DownloadIcon size={20} />}
        {lowData ? t.allPictures : t.lowData}
      </button>
    </form>
  );
}
