import { isProvinceCode, provinceName } from '#features/company/provinces/provinces.ts';
import { staffQuoteTexts } from '#features/orders/order/staff-messages.ts';
import {
  verificationStatuses,
  verificationStatusFacts,
} from '#features/payments/verifications/statuses.ts';
import { roleNames } from '#features/people/accounts/role-names.ts';
import { roles } from '#features/people/accounts/roles.ts';
import { staffCaseTexts } from '#features/requests/cases/staff-messages.ts';
import { quoteStatuses, quoteStatusFacts } from '#features/requests/quotes/statuses.ts';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { isUuid } from '#platform/text/uuid.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { staffAuditTexts } from '../../messages.ts';

interface ValueContext {
  kind: string;
  field: string;
  language: Language;
}

export function formatValue(value: unknown, context: ValueContext): string {
  const { language, field } = context;
  const t = staffAuditTexts[language];
  if (value === null || value === undefined || value === '') return t.nothing;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (Array.isArray(value)) {
    if (field === 'pictures') return t.pictures(value.length);
    if (value.length === 0) return context.kind === 'notice' ? t.all : t.nothing;
    return value.map((each) => formatValue(each, context)).join(', ');
  }
  if (field === 'priceCents' || field === 'formerPriceCents')
    return formatMoney(Number(value), language);
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, each]) => `${name}: ${String(each)}`)
      .join('; ');
  }
  return formatWord(String(value), context);
}

function queueNames(language: Language): Record<string, string> {
  return { ...staffCaseTexts[language].queues, ...staffQuoteTexts[language].queues };
}

function formatWord(word: string, { kind, field, language }: ValueContext): string {
  const role = field === 'role' && roles.find((each) => each === word);
  if (role) return roleNames[role][language];
  const quote = kind === 'quote' && quoteStatuses.find((each) => each === word);
  if (quote) return quoteStatusFacts[quote].label[language];
  const check = kind === 'verification' && verificationStatuses.find((each) => each === word);
  if (check) return verificationStatusFacts[check].label[language];
  if (field === 'startsAt' || field === 'endsAt') return formatMoment(word, language) || word;
  if (/^provinces?$/.test(field) && isProvinceCode(word)) return provinceName(word);
  if (field === 'queue') return queueNames(language)[word] ?? word;
  if (/^assigne[ed]$/.test(field) && isUuid(word)) {
    return staffAuditTexts[language].deleted(word.slice(0, 8));
  }
  if (field === 'category' || field === 'categories') {
    return findCategory(word)?.plural[language] ?? word;
  }
  return word;
}
