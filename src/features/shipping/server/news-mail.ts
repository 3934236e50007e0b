import { customerMail, type Sender } from '#features/cases/server/case-mails.ts';
import { mailTexts } from '#features/quotes/mail-messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-template.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDay } from '#platform/time/dates.ts';
import { mustActSentence, nextSentence } from '../journey.ts';
import { journeyTexts } from '../journey-messages.ts';
import type { News } from '../news.ts';
import { newsMailTexts } from '../news-mail-messages.ts';
import type { Journey } from '../schema.ts';
import { stageLabels } from '../stages.ts';

/** A unit, and what its people have not been told of it yet. */
export interface UnitNews {
  unit: Pick<Journey, 'name' | 'number' | 'stage' | 'stages' | 'overdue' | 'hold'>;
  news: readonly News[];
}

interface MailedOrder {
  reference: string;
  customerName: string;
  to: string;
  language: Language;
}

/** What happened to the units of an order since the last mail; those that share it are told of together. */
export function newsMail(
  order: MailedOrder,
  all: readonly UnitNews[],
  path: string,
  sender: Sender,
): Mail {
  const { reference, customerName, to, language } = order;
  const t = newsMailTexts[language];
  const texts = { ...mailTexts[language], nameLabel: t.nameLabel };
  const groups = alike(all, language);
  const [only] = groups;
  const single = groups.length === 1 && only?.told.length === 1 ? only : undefined;
  const title = single
    ? t.one(nameOf(single, language), lowerFirst(single.told[0]?.what ?? ''))
    : t.title;
  return customerMail(
    { path, name: reference, texts },
    {
      to,
      language,
      greeting: texts.greeting(customerName),
      subject: single ? title : t.several(reference),
      title,
      button: t.open,
      belowButton: t.linkIsYours,
      blocks: groups.flatMap((group) => blocksOf(group, single !== undefined, language)),
    },
    sender,
  );
}

interface Told {
  what: string;
  cause: string | null;
}

interface Group {
  names: string[];
  told: Told[];
  /** What comes next, and who must act. */
  then: string[];
}

function alike(all: readonly UnitNews[], language: Language): Group[] {
  const groups = new Map<string, Group>();
  for (const { unit, news } of all) {
    const told = news.map((each) => ({ what: sentence(each, language), cause: each.cause }));
    const then = thenOf(unit, language);
    const key = JSON.stringify([told, then]);
    const group = groups.get(key) ?? { names: [], told, then };
    group.names.push(unit.name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function thenOf(unit: UnitNews['unit'], language: Language): string[] {
  const next = nextSentence(unit, language);
  return [
    ...(unit.hold ? [mustActSentence(unit.hold.whoActs, 'asks', language)] : []),
    ...(next ? [newsMailTexts[language].next(next)] : []),
  ];
}

function blocksOf({ told, then, ...named }: Group, inTitle: boolean, language: Language) {
  const blocks: MailBlock[] = inTitle ? [] : [{ kind: 'heading', text: nameOf(named, language) }];
  for (const { what, cause } of told) {
    if (!inTitle) blocks.push({ kind: 'note', text: capitalFirst(what) });
    if (cause) blocks.push({ kind: 'said', text: cause });
  }
  return [...blocks, ...then.map((text): MailBlock => ({ kind: 'paragraph', text }))];
}

/** As many names as a mail says of units that share their news. */
const mostNames = 4;

function nameOf({ names }: Pick<Group, 'names'>, language: Language): string {
  const different = [...new Set(names)];
  const shown = different.slice(0, mostNames).join(', ');
  if (names.length === 1) return shown;
  const more = different.length > mostNames ? ' …' : '';
  return newsMailTexts[language].units(names.length, shown + more);
}

function sentence({ kind, stage, onDay, beforeDay }: News, language: Language): string {
  const t = newsMailTexts[language];
  if (!stage) return kind === 'held' ? t.held : t.released;
  const { happened, comes } = journeyTexts[language];
  const [day, before] = [onDay, beforeDay].map((each) => each && formatDay(each, language));
  if (kind === 'taken_back' || !day) return t.takenBack(stageLabels[stage][language]);
  if (kind === 'expected') return t.later(comes[stage](day), before ?? '');
  const late = onDay && beforeDay && onDay > beforeDay;
  return happened[stage](day) + (late && before ? t.wasExpected(before) : '');
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const capitalFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
