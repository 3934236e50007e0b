import { Fragment, type ReactNode } from 'react';
import { Disclosure } from '#kit/disclosure.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { exportTexts } from '../../staff-messages.ts';

interface VersionsProps<Version> {
  versions: readonly Version[];
  /**
   * The form either corrects the newest version or records the first one, also after a withdrawal.
   */
  isCorrected: boolean;
  show: (version: Version) => ReactNode;
  children: ReactNode;
}

export function Versions<Version extends { version: number }>(props: VersionsProps<Version>) {
  const { versions, isCorrected, show, children } = props;
  const { t } = useApp(exportTexts);
  const [newest, ...earlier] = versions;
  return (
    <>
      {newest ? show(newest) : <p className="quiet">{t.none}</p>}
      <Disclosure key={newest?.version} summary={isCorrected ? t.correct : t.record}>
        {children}
      </Disclosure>
      {earlier.length > 0 && (
        <Disclosure summary={t.history}>
          {earlier.map((version) => (
            <Fragment key={version.version}>{show(version)}</Fragment>
          ))}
        </Disclosure>
      )}
    </>
  );
}

export function MadeBy({ made }: { made: { madeBy: string | null; madeAt: string } }) {
  const { t, language } = useApp(exportTexts);
  const { madeBy, madeAt } = made;
  return (
    <span className="quiet">{t.madeBy(madeBy ?? t.somebody, formatMoment(madeAt, language))}</span>
  );
}
