import { ServerDialog } from '#kit/overlays/server-modal.tsx';
import { ownPath } from '#platform/http/shared/own-path.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { provinceTexts } from '../messages.ts';
import { ProvinceForm } from './province-form.tsx';

/** The picker as a page, without JavaScript or before its code has loaded. */
export const page: AnyPage = definePage<undefined>({
  head: ({ language }) => ({
    title: provinceTexts[language].title,
    description: provinceTexts[language].text,
    canonical: href(routes.provinces),
  }),
  View: ProvincesPage,
  Fragment: ProvincesFragment,
  isStatic: () => true,
});

function ProvincesPage() {
  return (
    <div className="container stack">
      <h1>{provinceTexts[useApp().language].title}</h1>
      <Provinces />
    </div>
  );
}

function ProvincesFragment() {
  const { t } = useApp(provinceTexts);
  return (
    <ServerDialog title={t.title}>
      <Provinces />
    </ServerDialog>
  );
}

function Provinces() {
  const returnTo = useApp().address.searchParams.get('returnTo');
  return <ProvinceForm returnTo={returnTo ? ownPath(returnTo) : href(routes.home)} />;
}
