import { ownPath } from '#platform/http/shared/own-path.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { provinceMessages } from '../messages.ts';
import { ProvinceForm } from './province-form.tsx';

/** The picker as a screen: without JavaScript, or before it has loaded. */
export const page: AnyPage = definePage<undefined>({
  head: ({ language }) => ({
    title: provinceMessages[language].title,
    description: provinceMessages[language].text,
    canonical: href(routes.provinces),
  }),
  View: ProvincesPage,
  isStatic: () => true,
});

function ProvincesPage() {
  const { language, address } = useApp();
  return (
    <div className="container stack">
      <h1>{provinceMessages[language].title}</h1>
      <ProvinceForm returnTo={ownPath(address.searchParams.get('returnTo'))} />
    </div>
  );
}
