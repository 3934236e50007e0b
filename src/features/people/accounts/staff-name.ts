import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { formerStaffTexts } from './messages.ts';
import { roleNames } from './role-names.ts';
import type { StaffName } from './schema.ts';

export function staffName(who: StaffName, language: Language): string {
  const t = formerStaffTexts[language];
  if (who === null) return t.unknown;
  if (typeof who === 'string') return who;
  return t.former(roleNames[who.role][language].toLowerCase(), formatDate(who.since, language));
}
