import { type AnyPage, definePage, useApp } from '#app.ts';
import { ButtonLink } from '#kit/button.tsx';
import { href, pages } from '#pages.ts';
import css from '#web/ui/error-views.module.css';
import { shellMessages } from '../messages.ts';
import { offlineMessages } from '../offline-messages.ts';

/** What the service worker shows for a page that was never seen, while there is no connection. */
export const page: AnyPage = definePage<undefined>({
  head: ({ language }) => ({ title: offlineMessages[language].title, hidden: true }),
  View: OfflinePage,
  still: () => true,
});

function OfflinePage() {
  const { language } = useApp();
  const t = offlineMessages[language];
  return (
    <div className={`container ${css.trouble}`}>
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      <div className={css.ways}>
        <ButtonLink href={href(pages.catalogue, { category: 'automobiles' })}>
          {shellMessages[language].seeCatalogue}
        </ButtonLink>
      </div>
    </div>
  );
}
