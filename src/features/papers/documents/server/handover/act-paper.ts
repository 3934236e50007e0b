import { initialsOf } from '#features/requests/quotes/initials.ts';
import type { ActFacts } from '#features/shipping/handover/server/act-facts.ts';
import { formatDate } from '#platform/time/dates.ts';
import { actPaperTexts } from '../../act-messages.ts';
import { paperTexts } from '../../messages.ts';
import { checkPage, type PaperContent, type PaperSetting } from '../paper-frame.ts';

/**
 * Names no price and only the customer's initials, because whoever receives the goods has it too:
 * so it has no check word, with which they would read the price.
 */
export function actPaper(act: ActFacts, { config, issue, language }: PaperSetting): PaperContent {
  const t = actPaperTexts[language];
  return {
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
