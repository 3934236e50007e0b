import { GlobeIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import { shellMessages } from '../messages.ts';
import css from './language-form.module.css';

/** Switches between Spanish and English; a plain form, so that it needs no script. */
export function LanguageForm() {
  const { language, address, lowData } = useApp();
  const other = language === 'es' ? 'en' : 'es';
  return (
    <form method="post" action="/idioma">
      <input type="hidden" name="returnTo" value={address.pathname + address.search} />
      <button type="submit" className={css.button} name="language" value={other} lang={other}>
        {!lowData && <GlobeIcon size={20} />}
        {shellMessages[language].language}
      </button>
    </form>
  );
}
