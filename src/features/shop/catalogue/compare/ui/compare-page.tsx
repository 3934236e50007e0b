import { useEffect } from 'react';
import { priceTexts } from '#features/company/about/price.ts';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { SwitchField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { inOwnLanguage } from '#platform/http/shared/language-address.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { ShareLink } from '../../ui/product/share-link.tsx';
import { compareLimit, writeCompared } from '../compare.ts';
import { keepCompared } from '../keep-compared.ts';
import { compareTexts } from '../messages.ts';
import { AddCompared } from './add-compared.tsx';
import css from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';
import { type CompareData, loadComparison } from './load-comparison.ts';

export const page: AnyPage = definePage<CompareData>({
  load: loadComparison,
  head: ({ language }, { columns }) => {
    const t = compareTexts[language];
    const names = columns.map(({ name }) => name).join(', ');
    return {
      title: names ? t.titleOf(names) : t.title,
      description: t.description,
      canonical: href(routes.compare),
      hidden: names !== '',
    };
  },
  View: ComparePage,
});

function ComparePage({ data }: { data: CompareData }) {
  const { t, language, address } = useApp(compareTexts);
  const { columns, facts, hasMissing } = data;
  useEffect(() => keepCompared(columns, address.searchParams), [columns, address]);
  const names = columns.map(({ name }) => name).join(', ');
  const compared = writeCompared(columns);
  const comparison = href(routes.compare, {}, { p: compared });
  const shared = address.origin + inOwnLanguage(language, comparison);
  const several = columns.length > 1;
  return (
    <div className={`container ${css.page}`} data-keep data-compared={compared}>
      <h1>{t.title}</h1>
      {hasMissing && <Notice tone="warning">{t.gone}</Notice>}
      {columns.length === 0 ? (
        <EmptyState
          title={t.nothing}
          action={<ButtonLink href={href(routes.catalogue, {})}>{t.choose}</ButtonLink>}
        >
          {t.nothingText}
        </EmptyState>
      ) : (
        <>
          {several && (
            <div className={css.tools}>
              {/* CSS hides the other rows, so it works without JavaScript. */}
              <SwitchField label={t.onlyDifferences} className={css.only} />
              <ShareLink
                title={t.titleOf(names)}
                text={t.shareText(names, shared)}
                address={shared}
              />
            </div>
          )}
          <CompareTable columns={columns} facts={facts} />
          <p>{priceTexts[language].holds}</p>
          {several && facts.every(({ alike }) => alike) && <p>{t.allAlike}</p>}
        </>
      )}
      {columns.length < compareLimit && <AddCompared {...data} />}
    </div>
  );
}
