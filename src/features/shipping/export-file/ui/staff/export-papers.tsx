import type { ReactNode } from 'react';
import { DayField, MomentField } from '#kit/forms/day-field.tsx';
import { SelectField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { fromHavanaClock, toHavanaClock } from '#platform/time/havana-clock.ts';
import { useApp } from '#web/app-context.ts';
import { type ExportPaperItem, earliestExport, exportLimits, titleKinds } from '../../items.ts';
import type { ExportPaperFacts, NewFacts } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';

interface FieldsProps {
  newest: ExportPaperFacts | undefined;
  errorOf: (name: string) => string | undefined;
}

interface ExportPaper {
  /** What it says: pairs of label and text. */
  describe(facts: ExportPaperFacts, language: Language): [string, string][];
  Fields(props: FieldsProps): ReactNode;
  read(typed: (name: string) => string, every: Pick<NewFacts, 'expected' | 'note'>): NewFacts;
}

const title: ExportPaper = {
  describe({ titleKind, titleCopies }, language) {
    const t = exportTexts[language];
    return [
      [t.titleKind, t.titleKinds[titleKind ?? 'original']],
      [t.copies, String(titleCopies ?? 0)],
    ];
  },
  Fields({ newest, errorOf }) {
    const { t } = useApp(exportTexts);
    return (
      <>
        <SelectField
          name="titleKind"
          label={t.titleKind}
          defaultValue={newest?.titleKind ?? 'original'}
        >
          {titleKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t.titleKinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="titleCopies"
          label={t.titleCopies}
          inputMode="numeric"
          error={errorOf('titleCopies')}
          defaultValue={String(newest?.titleCopies ?? 2)}
        />
      </>
    );
  },
  read(typed, every) {
    const copies = typed('titleCopies');
    return {
      item: 'title',
      ...every,
      titleKind: titleKinds.find((kind) => kind === typed('titleKind')) ?? 'original',
      // The server explains what is wrong with a number below zero.
      titleCopies: /^\d+$/.test(copies) ? Number(copies) : -1,
    };
  },
};

const lien: ExportPaper = {
  describe({ lienHolder }, language) {
    const t = exportTexts[language];
    return [[t.lien, lienHolder ? t.lienReleased(lienHolder) : t.lienNone]];
  },
  Fields({ newest, errorOf }) {
    const { t } = useApp(exportTexts);
    return (
      <TextField
        name="lienHolder"
        label={t.lienHolder}
        hint={t.lienHint}
        maxLength={exportLimits.lienHolder}
        error={errorOf('lienHolder')}
        defaultValue={newest?.lienHolder ?? ''}
      />
    );
  },
  read: (typed, every) => ({ item: 'lien', ...every, lienHolder: typed('lienHolder') || null }),
};

const aes: ExportPaper = {
  describe: ({ itn }, language) => [[exportTexts[language].itn, itn ?? '']],
  Fields({ newest, errorOf }) {
    const { t } = useApp(exportTexts);
    return (
      <TextField
        name="itn"
        label={t.itn}
        hint={t.itnHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={exportLimits.itn}
        error={errorOf('itn')}
        defaultValue={newest?.itn ?? ''}
      />
    );
  },
  read: (typed, every) => ({ item: 'aes', ...every, itn: typed('itn') }),
};

const presented: ExportPaper = {
  describe({ presentedAt, port }, language) {
    const t = exportTexts[language];
    const at = presentedAt ?? '';
    return [
      [t.presentedAt, formatMoment(at, language)],
      [t.port, port ?? ''],
      [t.earliest, at && formatMoment(earliestExport(at), language)],
    ];
  },
  Fields({ newest, errorOf }) {
    const { t } = useApp(exportTexts);
    return (
      <>
        <MomentField
          name="presentedAt"
          label={t.presentedAt}
          error={errorOf('presentedAt')}
          defaultValue={newest?.presentedAt ? toHavanaClock(newest.presentedAt) : ''}
        />
        <TextField
          name="port"
          label={t.port}
          maxLength={exportLimits.port}
          error={errorOf('port')}
          defaultValue={newest?.port ?? ''}
        />
      </>
    );
  },
  read: (typed, every) => ({
    item: 'presented',
    ...every,
    presentedAt: fromHavanaClock(typed('presentedAt'))?.toISOString() ?? '',
    port: typed('port'),
  }),
};

const endUse: ExportPaper = {
  describe(facts, language) {
    const t = exportTexts[language];
    return [
      [t.endUse, facts.endUse ?? ''],
      [t.signedOn, formatDate(facts.signedOn ?? '', language)],
    ];
  },
  Fields({ newest, errorOf }) {
    const { t } = useApp(exportTexts);
    return (
      <>
        <TextAreaField
          name="endUse"
          label={t.endUse}
          rows={2}
          maxLength={exportLimits.endUse}
          error={errorOf('endUse')}
          defaultValue={newest?.endUse ?? ''}
        />
        <DayField
          name="signedOn"
          label={t.signedOn}
          error={errorOf('signedOn')}
          defaultValue={newest?.signedOn ?? ''}
        />
      </>
    );
  },
  read: (typed, every) => ({
    item: 'end_use',
    ...every,
    endUse: typed('endUse'),
    signedOn: typed('signedOn'),
  }),
};

export const exportPapers: Record<ExportPaperItem, ExportPaper> = {
  title,
  lien,
  aes,
  presented,
  end_use: endUse,
};
