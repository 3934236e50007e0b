import { GlobeIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import { shellTexts } from '../messages.ts';
import css from './choices-form.module.css';
import { choicesId } from './choices-form.tsx';

/** Switches the language. A plain form, so it needs no script. */
export function LanguageButton() {
  const { language, lowData } = useApp();
  const other = language === 'es' ? 'en' : 'es';
  return (
    <button
      type="submit"
      form={choicesId}
      formAction="/idioma"
      className={css.button}
      name="language"
      value={other}
      lang={other}
    >
      {!lowData && <GlobeIcon size={20} />}
      {shellTexts[language].language}
    </button>
  );
}
