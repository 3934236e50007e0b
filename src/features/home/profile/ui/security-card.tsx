import { Button } from '#kit/button.tsx';
import { actionField, renderedFor, renderedForField } from '#platform/http/shared/rendered-for.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { ProfileAction } from '../form-fields.ts';
import { profileTexts } from '../messages.ts';
import type { OpenSession } from '../schema.ts';
import css from './profile-page.module.css';

const action: ProfileAction = 'sesiones';

export function SecurityCard({ sessions }: { sessions: readonly OpenSession[] }) {
  const { t, language, person } = useApp(profileTexts);
  const time = (moment: string) => formatDateTime(moment, language);
  return (
    <section className={css.card}>
      <h2>{t.security}</h2>
      <p>{t.securityText}</p>
      <p>{t.sessions(sessions.length)}</p>
      {sessions.length > 1 && (
        <ul>
          {sessions.map(({ startedAt, usedAt, here }) => (
            <li key={startedAt}>
              {here && <strong>{t.sessionHere}: </strong>}
              {t.session(time(startedAt), time(usedAt))}
            </li>
          ))}
        </ul>
      )}
      <form className="row gap-3" method="post">
        <input type="hidden" name={renderedForField} value={renderedFor(person)} />
        <Button tone="secondary" type="submit" name={actionField} value={action}>
          {t.endSessions}
        </Button>
      </form>
    </section>
  );
}
