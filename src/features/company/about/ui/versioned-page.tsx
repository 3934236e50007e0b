import { Fragment } from 'react';
import { api } from '#api.ts';
import { Notice } from '#kit/notice.tsx';
import { href, type routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, Redirect } from '#web/page.ts';
import type { Company } from '../brand.ts';
import type { LegalTexts } from '../legal/document.ts';
import { dayOf, inVersion } from '../legal/versions.ts';
import { companyTexts } from '../messages.ts';
import { LegalDocumentView } from './legal-document.tsx';

type VersionedRoute = typeof routes.terms | typeof routes.privacy;

interface VersionedData {
  company: Company;
  version: string;
}

/** A legal text whose older versions stay readable, each at its own address. */
export function versionedPage(
  texts: LegalTexts,
  versions: readonly [newest: string, ...older: string[]],
  route: VersionedRoute,
): AnyPage {
  const [newest] = versions;
  return definePage<VersionedData>({
    async load({ call, params: { version = newest } }) {
      if (!versions.includes(version)) throw new Redirect(href(route));
      return { company: await call(api.aboutCompany, {}), version };
    },
    head: ({ language }, { company, version }) => {
      const { title, description } = texts[language](company);
      const hidden = version !== newest;
      return { title, description, canonical: href(route), ...(hidden && { hidden }) };
    },
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each text
    View: ({ data: { company, version } }) => (
      <LegalDocumentView texts={inVersion(texts, version)} company={company}>
        <Versions {...{ versions, version, route }} />
      </LegalDocumentView>
    ),
    isStatic: () => true,
  });
}

interface VersionsProps {
  versions: readonly string[];
  version: string;
  route: VersionedRoute;
}

function Versions({ versions: [newest = '', ...older], version, route }: VersionsProps) {
  const { t, language } = useApp(companyTexts);
  if (version !== newest) {
    return (
      <Notice tone="warning" title={t.olderVersion}>
        <p>
          <a href={href(route)}>{t.newestVersion(dayOf(newest, language))}</a>
        </p>
      </Notice>
    );
  }
  return (
    <p>
      {t.olderVersions}
      {older.map((each, at) => (
        <Fragment key={each}>
          {at > 0 ? ', ' : ' '}
          <a href={href(route, { version: each })}>{t.versionOf(dayOf(each, language))}</a>
        </Fragment>
      ))}
    </p>
  );
}
