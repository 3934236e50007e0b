import type { LinkMailContent } from '#features/requests/cases/server/case-mails.ts';
import { heading, type MailBlock, note, said } from '#platform/mail/mail-parts.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDay } from '#platform/time/dates.ts';
import { comesSentence } from '../journey.ts';
import { journeyTexts } from '../journey-messages.ts';
import { newsMailTexts } from '../mail-messages.ts';
import type { News } from '../news.ts';
import type { Journey } from '../schema.ts';
import { stageLabels } from '../stages.ts';

export interface UnitNews {
  unit: Pick<Journey, 'name' | 'hold'>;
  news: readonly News[];
}

/** The news of an order since the last mail; units with the same news share their lines. */
export function newsMail(
  { reference, language }: { reference: string; language: Language },
  units: readonly UnitNews[],
): LinkMailContent {
  const t = newsMailTexts[language];
  const groups = groupByNews(units, language);
  const [only] = groups;
  const [line] = only?.lines ?? [];
  const single = groups.length === 1 && only?.lines.length === 1 ? only : undefined;
  const title =
    single && line
      ? t.one(nameOf(single.names, language), lowerFirst(line.sentence))
      : journeyTexts[language].title;
  return {
    subject: single ? title : t.several(reference),
    title,
    button: t.open,
    belowButton: t.linkIsYours,
    blocks: groups.flatMap((group) => [
      ...(single ? causeBlocks(line?.cause) : newsBlocks(group, language)),
      ...causeBlocks(group.held),
    ]),
  };
}

interface NewsLine {
  sentence: string;
  cause: string | null;
}

interface NewsGroup {
  names: string[];
  lines: NewsLine[];
  /** Why they are held, where that is no news. */
  held: string | null;
}

function groupByNews(units: readonly UnitNews[], language: Language): NewsGroup[] {
  const groups = new Map<string, NewsGroup>();
  for (const each of units) {
    const lines = each.news.map((news) => ({
      sentence: newsSentence(news, language),
      cause: news.cause,
    }));
    const held = causeOfHold(each);
    const key = JSON.stringify([lines, held]);
    const group = groups.get(key) ?? { names: [], lines, held };
    group.names.push(each.unit.name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function causeOfHold({ unit: { hold }, news }: UnitNews): string | null {
  return news.some(({ kind }) => kind === 'held') ? null : (hold?.cause ?? null);
}

function newsBlocks({ names, lines }: NewsGroup, language: Language): MailBlock[] {
  return [
    heading(nameOf(names, language)),
    ...lines.flatMap(({ sentence, cause }) => [
      note(capitalFirst(sentence)),
      ...causeBlocks(cause),
    ]),
  ];
}

function causeBlocks(cause: string | null | undefined): MailBlock[] {
  return cause ? [said(cause)] : [];
}

const maxNames = 4;

function nameOf(names: readonly string[], language: Language): string {
  const different = [...new Set(names)];
  const shown = different.slice(0, maxNames).join(', ');
  if (names.length === 1) return shown;
  const more = different.length > maxNames ? ' …' : '';
  return newsMailTexts[language].units(names.length, shown + more);
}

function newsSentence({ kind, stage, onDay, beforeDay }: News, language: Language): string {
  const t = newsMailTexts[language];
  if (!stage) return kind === 'held' ? t.held : t.released;
  if (kind === 'taken_back' || !onDay)
    return journeyTexts[language].entry.takenBack(stageLabels[stage][language]);
  const before = beforeDay ? formatDay(beforeDay, language) : '';
  if (kind === 'expected') return t.later(comesSentence(stage, onDay, language), before);
  const happened = journeyTexts[language].happened[stage](formatDay(onDay, language));
  return beforeDay && onDay > beforeDay ? happened + t.wasExpected(before) : happened;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const capitalFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
