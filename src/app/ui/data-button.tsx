import { DownloadIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import { shellTexts } from '../messages.ts';
import css from './choices-form.module.css';
import { choicesId } from './choices-form.tsx';

/** Switches low data on and off. A plain form, so it needs no script. */
export function DataButton() {
  const { t, lowData } = useApp(shellTexts);
  return (
    <button
      type="submit"
      form={choicesId}
      formAction="/datos"
      className={css.button}
      name="mode"
      value={lowData ? 'todo' : 'poco'}
    >
      {!lowData && <DownloadIcon size={20} />}
      {lowData ? t.allPictures : t.lowData}
    </button>
  );
}
