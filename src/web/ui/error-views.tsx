import { shellMessages } from '#app/messages.ts';
import { useApp } from '#app.ts';
import { ButtonLink } from '#kit/button.tsx';
import { href, pages } from '#pages.ts';
import css from './error-views.module.css';

export function NotFoundView() {
  const { language } = useApp();
  const t = shellMessages[language];
  return (
    <div className={`container ${css.trouble}`}>
      <h1>404 Page Not Found</h1>
      <p>{t.notFoundHint}</p>
      <div className={css.ways}>
        <ButtonLink href={href(pages.home)}>{t.backHome}</ButtonLink>
        <ButtonLink tone="secondary" href={href(pages.catalogue, { category: 'automobiles' })}>
          {t.seeCatalogue}
        </ButtonLink>
      </div>
    </div>
  );
}

export function DeniedView() {
  const { language } = useApp();
  const t = shellMessages[language];
  return (
    <div className={`container ${css.trouble}`}>
      <h1>{t.denied}</h1>
      <p>{t.deniedText}</p>
      <div className={css.ways}>
        <ButtonLink href={href(pages.home)}>{t.backHome}</ButtonLink>
      </div>
    </div>
  );
}

export function FailedView(props: { unavailable: boolean; requestId: string }) {
  const { language, address } = useApp();
  const t = shellMessages[language];
  return (
    <div className={`container ${css.trouble}`}>
      <h1>{props.unavailable ? t.unavailable : t.broken}</h1>
      <p>{t.brokenText}</p>
      <div className={css.ways}>
        <ButtonLink href={address.pathname + address.search}>{t.retry}</ButtonLink>
        <ButtonLink tone="secondary" href={href(pages.home)}>
          {t.backHome}
        </ButtonLink>
      </div>
      <p className={css.code}>{t.requestId(props.requestId)}</p>
    </div>
  );
}
