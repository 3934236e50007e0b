import { Badge } from '#kit/data/badge.tsx';
import { DescriptionList } from '#kit/data/description-list.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { earliestExport, type PaperItem } from '../../items.ts';
import type { ExportFile, PaperFacts } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';

interface FactsProps {
  item: PaperItem;
  facts: PaperFacts;
  /** Whose number and state stand beside a title; undefined for what was before. */
  unit: ExportFile['unit'] | undefined;
}

/** What a paper says, by whom and when it was written down. */
export function PaperFactsList({ item, facts, unit }: FactsProps) {
  const { language } = useApp();
  const t = exportTexts[language];
  const { withdrawn, note, madeBy, madeAt } = facts;
  const items = [...factsOf(item, facts, language), ...(note ? [[t.note, note] as const] : [])];
  if (item === 'title' && unit) {
    const { titleNumber, titleState } = unit;
    items.unshift([t.titleNumber, [titleNumber, titleState].filter(Boolean).join(', ') || t.none]);
  }
  return (
    <div className={css.version}>
      {withdrawn && (
        <p>
          <Badge tone="warning">{t.withdrawn}</Badge>
        </p>
      )}
      <DescriptionList items={items.map(([term, detail]) => ({ term, detail }))} />
      <p className={css.quiet}>{t.madeBy(madeBy ?? t.somebody, formatMoment(madeAt, language))}</p>
    </div>
  );
}

function factsOf(
  item: PaperItem,
  facts: PaperFacts,
  language: Language,
): (readonly [string, string])[] {
  const t = exportTexts[language];
  switch (item) {
    case 'title':
      return [
        [t.titleKind, t.titleKinds[facts.titleKind ?? 'original']],
        [t.copies, String(facts.titleCopies ?? 0)],
      ];
    case 'lien':
      return [[t.lien, facts.lienHolder ? t.lienReleased(facts.lienHolder) : t.lienNone]];
    case 'aes':
      return [[t.itn, facts.itn ?? '']];
    case 'presented': {
      const at = facts.presentedAt ?? '';
      return [
        [t.presentedAt, formatMoment(at, language)],
        [t.port, facts.port ?? ''],
        [t.earliest, at && formatMoment(earliestExport(at), language)],
      ];
    }
    case 'end_use':
      return [
        [t.endUse, facts.endUse ?? ''],
        [t.signedOn, formatDate(facts.signedOn ?? '', language)],
      ];
  }
}
