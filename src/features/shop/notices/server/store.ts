import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';
import { momentText } from '#platform/database/versions.ts';
import { AppError } from '#platform/http/errors.ts';
import { type ListPage, rowsOf } from '#platform/http/list-pages.ts';
import { noticeErrors } from '../errors.ts';
import type { NoticeTime } from '../notice-form.ts';
import type { CheckedNotice, NoticeCounts, NoticeFilters, StaffNotice } from '../schema.ts';

const time = sql<NoticeTime>`case when ends_at <= now() then 'past'
  when starts_at > now() then 'coming' else 'now' end`;

const columns = sql`id, title, text, provinces, categories, starts_at as "startsAt",
  ends_at as "endsAt", ${time} as "time",
  ${momentText(sql`updated_at`)} as "updatedAt"`;

interface Row extends Omit<StaffNotice, 'startsAt' | 'endsAt'> {
  startsAt: Date;
  endsAt: Date;
}

/** Current ones by their end, coming ones by their start, then past ones. */
export async function listStaffNotices(
  db: Database,
  filters: NoticeFilters,
): Promise<ListPage<StaffNotice>> {
  const condition = filters.time ? sql`${time} = ${filters.time}` : sql`true`;
  const { size, offset } = rowsOf(filters);
  const { rows } = await sql<Row>`
    select ${columns} from notice where ${condition}
    order by ends_at <= now(), starts_at > now(),
      case when ends_at > now() then greatest(starts_at, case when starts_at <= now() then ends_at end) end,
      ends_at desc, id
    limit ${size} offset ${offset}`.execute(db);
  const counts = await countNotices(db);
  const total = filters.time ? counts[filters.time] : counts.now + counts.coming + counts.past;
  return { rows: rows.map(toNotice), total };
}

export async function countNotices(db: Database): Promise<NoticeCounts> {
  const { rows } = await sql<{ time: NoticeTime; count: number }>`
    select ${time} as time, count(*)::int as count from notice group by 1`.execute(db);
  const count = (of: NoticeTime) => rows.find((row) => row.time === of)?.count ?? 0;
  return { now: count('now'), coming: count('coming'), past: count('past') };
}

export async function findStaffNotice(db: Database, id: string): Promise<StaffNotice> {
  return readNotice(db, id, sql``);
}

export async function lockNotice(tx: Tx, id: string): Promise<StaffNotice> {
  return readNotice(tx, id, sql`for update`);
}

/** Throws AppError, with the notice as it is now, where it is another than the agent saw. */
export function refuseUnseenNotice(notice: StaffNotice, expected: string): void {
  if (expected === notice.updatedAt) return;
  throw new AppError(noticeErrors.noticeChanged, { details: { theirs: notice } });
}

async function readNotice(
  db: Database,
  id: string,
  lock: RawBuilder<unknown>,
): Promise<StaffNotice> {
  const { rows } = await sql<Row>`
    select ${columns} from notice where id = ${id} ${lock}`.execute(db);
  if (!rows[0]) throw new AppError(noticeErrors.noSuchNotice);
  return toNotice(rows[0]);
}

function toNotice(row: Row): StaffNotice {
  return { ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() };
}

export function noticeColumnsOf(notice: CheckedNotice) {
  return {
    title: notice.title,
    text: notice.text,
    provinces: notice.provinces,
    categories: notice.categories,
    starts_at: new Date(notice.startsAt),
    ends_at: new Date(notice.endsAt),
  };
}

export function noticeFactsOf(notice: StaffNotice | CheckedNotice): CheckedNotice {
  const { title, text, provinces, categories } = notice;
  const startsAt = new Date(notice.startsAt).toISOString();
  const endsAt = new Date(notice.endsAt).toISOString();
  return { title, text, provinces, categories, startsAt, endsAt };
}
