import { useApp } from '#web/app-context.ts';
import { homeTexts } from '../messages.ts';
import css from './how-it-works.module.css';

export function HowItWorks() {
  const { t } = useApp(homeTexts);
  return (
    <section className={css.band}>
      <div className="container">
        <h2>{t.how}</h2>
        <p className="muted above-2">{t.howLead}</p>
        <ol className={css.steps}>
          {t.steps.map(([name, text, who]) => (
            <li key={name}>
              <h3>{name}</h3>
              <span className={css.who}>{who}</span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
