import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { csvFile } from '#platform/http/csv-file.ts';
import type { CsvCell, CsvQueryText } from '#platform/text/csv.ts';
import type { Language } from '#platform/text/language.ts';
import { formatMoment } from '#platform/time/dates.ts';
import type { CaseType } from '../../case-type.ts';
import type { StaffCase } from '../../staff-case-calls.ts';
import type { CaseCsvColumn, CaseTypes, ServerCaseType } from '../server-case-type.ts';
import { walkCases } from './case-lists.ts';

export function exportCases<Types extends CaseTypes>(
  db: Database,
  type: ServerCaseType<Types>,
  { person, language }: { person: CurrentUser; language: Language },
  { filters, ...file }: CsvQueryText & { filters: Types['filters'] },
): ReturnType<typeof csvFile> {
  const { name, columns } = type.csv;
  async function* batches() {
    for await (const cases of walkCases(db, type, person, filters)) {
      yield cases.map((each) => columns.map(({ cell }) => cell(each, language)));
    }
  }
  const header = columns.map(({ heading }) => heading[language]);
  return csvFile({ name, header, batches: batches() }, file);
}

export function csvColumn<Listed>(
  es: string,
  en: string,
  cell: (summary: Listed, language: Language) => CsvCell | null,
): CaseCsvColumn<Listed> {
  return { heading: { es, en }, cell: (summary, language) => cell(summary, language) ?? '' };
}

export function queueCsvColumns<
  SomeStatus extends string,
  Listed extends StaffCase & { status: SomeStatus },
>(type: CaseType<SomeStatus>): CaseCsvColumn<Listed>[] {
  return [
    csvColumn('Estado', 'Status', (each, language) => type.facts[each.status].label[language]),
    csvColumn('Asignada a', 'Assigned to', ({ assignedTo }) => assignedTo?.name ?? null),
    momentColumn('Fecha', 'Date', ({ createdAt }) => createdAt),
    momentColumn('Responder antes de', 'Answer before', ({ answerDueAt }) => answerDueAt),
    momentColumn('Primera respuesta', 'First answer', ({ firstResponseAt }) => firstResponseAt),
  ];
}

export function momentColumn<Listed>(
  es: string,
  en: string,
  momentOf: (summary: Listed) => string | null,
): CaseCsvColumn<Listed> {
  return csvColumn(es, en, (summary, language) => {
    const moment = momentOf(summary);
    return moment && { at: moment, text: formatMoment(moment, language) };
  });
}
