import { isProvinceCode, provinceName } from '#features/company/provinces/provinces.ts';
import { staffOfferVersionTexts } from '#features/orders/offers/version-messages.ts';
import { staffQuoteTexts } from '#features/orders/order/staff-messages.ts';
import { verificationStatusFacts } from '#features/payments/verifications/statuses.ts';
import { roleNames } from '#features/people/accounts/role-names.ts';
import { staffCaseTexts } from '#features/requests/cases/staff-messages.ts';
import { quoteStatusFacts } from '#features/requests/quotes/statuses.ts';
import { itemLabels } from '#features/shipping/export-file/items.ts';
import { stageLabels } from '#features/shipping/units/stages.ts';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { compareTexts } from '#features/shop/catalogue/compare/messages.ts';
import { inspectionTexts } from '#features/shop/catalogue/passport/inspection-messages.ts';
import { factTexts } from '#features/shop/catalogue/passport/messages.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language, Text } from '#platform/text/language.ts';
import { uuid } from '#platform/text/uuid.ts';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { staffAuditTexts } from '../../messages.ts';

interface ValueContext {
  kind: string;
  field: string;
  language: Language;
}

/** Returns undefined for an id, which says nothing to who reads. */
export function formatValue(value: unknown, context: ValueContext): string | undefined {
  const { language, field } = context;
  const t = staffAuditTexts[language];
  if (value === null || value === undefined || value === '') return t.nothing;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (Array.isArray(value)) {
    if (field === 'pictures') return t.pictures(value.length);
    if (value.length === 0) return context.kind === 'notice' ? t.all : t.nothing;
    return value.map((each) => formatValue(each, context)).join(', ');
  }
  if (/^cents$|Cents$/.test(field)) return formatMoney(Number(value), language);
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, each]) => `${name}: ${String(each)}`)
      .join('; ');
  }
  const text = String(value);
  if (uuid.test(text)) return /^assigne[ed]$/.test(field) ? t.deleted(text.slice(0, 8)) : undefined;
  // Some fields are lists that are kept as one text.
  return text
    .split(', ')
    .map((word) => wordOf(word, context) ?? formatTime(word, language) ?? word)
    .join(', ');
}

/** '2026-11-28', and '2026-11-28T13:00:00.000Z'. */
function formatTime(word: string, language: Language): string | undefined {
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(word)) return undefined;
  return (word.includes('T') ? formatMoment : formatDate)(word, language) || undefined;
}

const labels = {
  stage: stageLabels,
  paper: itemLabels,
  papers: itemLabels,
  item: itemLabels,
  role: roleNames,
} satisfies Record<string, Record<string, Text>>;

function wordOf(word: string, { kind, field, language }: ValueContext): string | undefined {
  if (field === 'status') {
    const statusNames: Record<string, string> = compareTexts[language].statuses;
    if (kind === 'product') return statusNames[word];
    const facts: Record<string, Record<string, { label: Text }>> = caseStatuses;
    return facts[kind]?.[word]?.label[language];
  }
  if (/^provinces?$/.test(field)) return isProvinceCode(word) ? provinceName(word) : undefined;
  if (/^categor(y|ies)$/.test(field)) return findCategory(word)?.plural[language];
  const ofField: Record<string, Record<string, Text>> = labels;
  return ofField[field]?.[word]?.[language] ?? tablesOf(language)[field]?.[word];
}

const caseStatuses = { quote: quoteStatusFacts, verification: verificationStatusFacts };

const tablesOf = (language: Language): Record<string, Record<string, string>> => ({
  queue: { ...staffCaseTexts[language].queues, ...staffQuoteTexts[language].queues },
  link: staffOfferVersionTexts[language].roles,
  facts: factTexts[language].names,
  points: inspectionTexts[language].points,
});
