import { api } from '#api.ts';
import { ButtonLink } from '#kit/button.tsx';
import { DownloadIcon } from '#kit/icons.tsx';
import { Notice } from '#kit/notice.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { useApp } from '#web/app-context.ts';
import { type ActionData, type AnyPage, definePage } from '#web/page.ts';
import { contactDoneKey } from '../form-fields.ts';
import { profileTexts } from '../messages.ts';
import type { BeforeDeletion, OpenSession } from '../schema.ts';
import { ContactCard } from './contact-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import css from './profile-page.module.css';
import { SecurityCard } from './security-card.tsx';

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
        <Notice tone="success" title={t.saved}>
          <p>{t.savedText}</p>
        </Notice>
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
