import { defaultCategory } from '#features/shop/catalogue/categories.ts';
import { ButtonLink } from '#kit/button.tsx';
import { failureTexts } from '#kit/messages.ts';
import { forbiddenText } from '#platform/http/shared/forbidden-text.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { pathOf } from '#web/routes/address.ts';
import type { ErrorPageKind, Failure } from '#web/website.ts';
import { shellTexts } from '../messages.ts';
import css from './error-pages.module.css';

export const errorPages: Record<ErrorPageKind, AnyPage> = {
  'not-found': definePage<undefined>({
    head: () => ({ title: '404 Page Not Found', hidden: true }),
    View: NotFound,
  }),
  denied: definePage<undefined>({
    head: ({ language }) => ({ title: shellTexts[language].denied, hidden: true }),
    View: Denied,
  }),
  failed: definePage<Failure>({
    head: ({ language }, { unavailable }) => {
      const t = shellTexts[language];
      return { title: unavailable ? t.unavailable : t.broken, hidden: true };
    },
    View: Failed,
  }),
};

function NotFound() {
  const { t } = useApp(shellTexts);
  return (
    <div className={`container ${css.trouble}`}>
      <h1>404 Page Not Found</h1>
      <p>{t.notFoundHint}</p>
      <div className={css.ways}>
        <ButtonLink href={href(routes.home)}>{t.backHome}</ButtonLink>
        <ButtonLink tone="secondary" href={href(routes.catalogue, { category: defaultCategory })}>
          {t.seeCatalogue}
        </ButtonLink>
      </div>
    </div>
  );
}

function Denied() {
  const { t, language } = useApp(shellTexts);
  return (
    <div className={`container ${css.trouble}`}>
      <h1>{t.denied}</h1>
      <p>{forbiddenText[language]}</p>
      <div className={css.ways}>
        <ButtonLink href={href(routes.home)}>{t.backHome}</ButtonLink>
      </div>
    </div>
  );
}

function Failed({ data }: { data: Failure }) {
  const { t, language, address } = useApp(shellTexts);
  return (
    <div className={`container ${css.trouble}`}>
      <h1>{data.unavailable ? t.unavailable : t.broken}</h1>
      {data.what && <p lang="en">{data.what}</p>}
      <p>{t.brokenText}</p>
      <div className={css.ways}>
        <ButtonLink href={pathOf(address)}>{failureTexts[language].retry}</ButtonLink>
        <ButtonLink tone="secondary" href={href(routes.home)}>
          {t.backHome}
        </ButtonLink>
      </div>
      <p className="quiet">{t.requestId(data.requestId)}</p>
    </div>
  );
}
