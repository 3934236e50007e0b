import type { RawBuilder } from 'kysely';
import { initialsOf } from '#features/requests/quotes/initials.ts';
import { type ActFacts, readActFacts } from '#features/shipping/handover/server/act-facts.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { actPaperTexts } from '../../act-messages.ts';
import { paperTexts } from '../../messages.ts';
import { issuePaper } from '../issue-paper.ts';
import { checkPage, type PaperContent, type PaperSetting } from '../paper-frame.ts';
import type { DrawnPaper } from '../paper-reply.ts';

/** Undefined where the unit was not handed over, or `mayRead`, a condition on `quote`, forbids it. */
export async function issueAct(
  services: Services,
  unitId: string,
  { mayRead, language }: { mayRead: RawBuilder<unknown>; language: Language },
): Promise<DrawnPaper | undefined> {
  const act = await readActFacts(services.db, unitId, mayRead);
  if (!act) return undefined;
  const { quoteId, handoverId } = act;
  const subject = { kind: 'handover', quoteId, handoverId, language, totalCents: '0' } as const;
  const bytes = await issuePaper(services, subject, (setting) => actPaper(act, setting));
  return { bytes, name: `${act.unit}-acta.pdf` };
}

/**
 * Names no price and only the customer's initials, because whoever receives the goods has it too:
 * so it has no check word, with which they would read the price.
 */
function actPaper(act: ActFacts, { config, issue, language }: PaperSetting): PaperContent {
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
