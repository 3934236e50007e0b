import type { ActFacts } from '#features/handover/server/act-facts.ts';
import { initialsOf } from '#features/quotes/initials.ts';
import type { Config } from '#platform/config.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { actTexts } from '../../act-messages.ts';
import { paperTexts } from '../../messages.ts';
import type { Paper } from '../../paper.ts';
import type { Issue } from '../issue-paper.ts';
import { checkPage, paperFrame } from '../paper-frame.ts';

/** Without a price, and with the customer's initials alone, because whoever receives has it too. */
export function actPaper(
  act: ActFacts,
  config: Pick<Config, 'brand' | 'publicUrl'>,
  issue: Issue,
  language: Language,
): Paper {
  const t = actTexts[language];
  return {
    ...paperFrame(config, issue, language),
    title: t.title,
    facts: [
      { label: t.order, value: act.reference },
      { label: t.initials, value: initialsOf(act.customerName) },
      { label: t.what, value: act.name },
      { label: t.unit, value: act.unit },
      ...(act.identifier ? [{ label: t.identifier, value: act.identifier }] : []),
      { label: t.on, value: formatDate(act.handedOn, language) },
      { label: t.receivedBy, value: act.receivedBy },
      { label: t.how, value: t.ways[act.way] },
      { label: paperTexts[language].issuedAt, value: formatDate(issue.at, language) },
    ],
    totals: [],
    sections: [],
    paragraphs: [t.says, t.wrong(checkPage(config))],
  };
}
