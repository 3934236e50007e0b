import { api } from '#api.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { DownloadIcon } from '#kit/icons.tsx';
import { Notice } from '#kit/notice.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { actionField, renderedFor, renderedForField } from '#platform/http/shared/rendered-for.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type ActionData, type AnyPage, definePage } from '#web/page.ts';
import { contactDoneKey, type ProfileAction } from '../form-fields.ts';
import { profileTexts } from '../messages.ts';
import type { BeforeDeletion, OpenSession } from '../schema.ts';
import { ContactCard } from './contact-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import css from './profile-page.module.css';

interface ProfileData {
  sessions: OpenSession[];
  deletion: BeforeDeletion;
  actionData: ActionData | null;
}

export const page: AnyPage = definePage<ProfileData>({
  load: async ({ call, actionData }) => ({
    sessions: await call(api.listSessions, {}),
    deletion: await call(api.beforeDeletion, {}),
    actionData: actionData ?? null,
  }),
  head: ({ language }) => ({ title: profileTexts[language].title, hidden: true }),
  View: ProfilePage,
});

function ProfilePage({ data: { sessions, deletion, actionData } }: { data: ProfileData }) {
  const { t, address, person } = useApp(profileTexts);
  // Nobody is signed in between the end of the session and the leaving of the page.
  if (!person) return null;
  return (
    <div className={`container ${css.page}`}>
      <div>
        <h1>{t.title}</h1>
        <p className="muted above-1">{t.lead}</p>
      </div>
      {address.searchParams.has(contactDoneKey) && (
        <Notice tone="success" title={t.saved} text={t.savedText} />
      )}
      <div className={css.columns}>
        <div className={css.column}>
          <ContactCard person={person} actionData={actionData} />
          <PreferencesCard />
        </div>
        <div className={css.column}>
          <SecurityCard sessions={sessions} />
          <section className={css.card}>
            <h2>{t.copy}</h2>
            <p>{t.copyText}</p>
            <div className="row gap-3">
              <ButtonLink
                tone="secondary"
                icon={<DownloadIcon size={20} />}
                href={callAddress(api.ownData, {})}
                download
              >
                {t.download}
              </ButtonLink>
            </div>
          </section>
          <DeletionCard facts={deletion} actionData={actionData} />
        </div>
      </div>
    </div>
  );
}

function PreferencesCard() {
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

const action: ProfileAction = 'sesiones';

function SecurityCard({ sessions }: { sessions: readonly OpenSession[] }) {
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
