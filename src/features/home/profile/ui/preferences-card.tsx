import { Button } from '#kit/button.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { profileTexts } from '../messages.ts';
import css from './profile-page.module.css';

export function PreferencesCard() {
  const { t, language, lowData } = useApp(profileTexts);
  const other = language === 'es' ? 'en' : 'es';
  return (
    <section className={css.card}>
      <h2>{t.preferences}</h2>
      <form className={css.choice} method="post" action="/idioma">
        <div>
          <p className="strong">
            {t.language}: {t.languageNow}
          </p>
          <p className="quiet">{t.languageText}</p>
        </div>
        <input type="hidden" name="returnTo" value={href(routes.profile)} />
        <Button tone="secondary" type="submit" name="language" value={other} lang={other}>
          {t.otherLanguage}
        </Button>
      </form>
      <form className={css.choice} method="post" action="/datos">
        <div>
          <p className="strong">
            {t.lowData}: {lowData ? t.on : t.off}
          </p>
          <p className="quiet">{t.lowDataText}</p>
        </div>
        <input type="hidden" name="returnTo" value={href(routes.profile)} />
        <Button
          tone="secondary"
          type="submit"
          name="mode"
          value={lowData ? 'todo' : 'poco'}
          aria-label={`${lowData ? t.turnOff : t.turnOn}: ${t.lowData}`}
        >
          {lowData ? t.turnOff : t.turnOn}
        </Button>
      </form>
    </section>
  );
}
