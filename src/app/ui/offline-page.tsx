import { defaultCategory } from '#features/shop/catalogue/categories.ts';
import { ButtonLink } from '#kit/button.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { offlineTexts, shellTexts } from '../messages.ts';
import css from './error-pages.module.css';

/** The service worker shows it, without a connection, for a page that was never seen. */
export const page: AnyPage = definePage<undefined>({
  head: ({ language }) => ({ title: offlineTexts[language].title, hidden: true }),
  View: OfflinePage,
  isStatic: () => true,
});

function OfflinePage() {
  const { t, language } = useApp(offlineTexts);
  return (
    <div className={`container ${css.trouble}`}>
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      <ul className={css.lines} data-lines={t.inQuotation} />
      <div className={css.ways}>
        <ButtonLink href={href(routes.catalogue, { category: defaultCategory })}>
          {shellTexts[language].seeCatalogue}
        </ButtonLink>
      </div>
    </div>
  );
}
