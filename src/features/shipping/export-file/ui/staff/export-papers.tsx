import type { FormFields } from '#kit/staff/call-form.tsx';
import { area, choice, day, type FormField, line, moment, whole } from '#kit/staff/form-fields.tsx';
import { type ExportPaperItem, titleKinds } from '../../items.ts';
import type { ExportPaperFacts } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';

type Fact = Exclude<
  keyof ExportPaperFacts,
  'version' | 'lien' | 'note' | 'withdrawn' | `made${string}`
>;

const lienHolder: FormField<string | null> = {
  ...line({ mark: undefined }),
  show: (holder, language) => holder ?? exportTexts[language].lienNone,
};

/** What staff write down of each paper. */
export const exportPapers: Record<ExportPaperItem, FormFields<Fact>> = {
  title: {
    titleKind: choice((language) =>
      titleKinds.map((kind) => [kind, exportTexts[language].titleKinds[kind]]),
    ),
    titleCopies: whole,
  },
  lien: { lienHolder },
  aes: { itn: line({ spellCheck: false }) },
  presented: { presentedAt: moment(), port: line() },
  end_use: { endUse: area({ rows: 2 }), signedOn: day() },
};
