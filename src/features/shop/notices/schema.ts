import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { categorySlugs } from '#features/shop/catalogue/schema.ts';
import {
  blankIsAbsent,
  isoMoment,
  pageLimit,
  typedMoment,
  withoutNul,
} from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { noticeLimits, noticeProblemTexts, noticeTimes } from './notice-form.ts';

export const StaffNotice = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  /** Empty means all provinces. */
  provinces: z.array(z.enum(provinceCodes)),
  categories: z.array(z.enum(categorySlugs)),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** With microseconds; comes back as `expected`. */
  updatedAt: z.iso.datetime(),
  /** By the clock of the server. */
  time: z.enum(noticeTimes),
});
export type StaffNotice = z.infer<typeof StaffNotice>;

export const NoticeQuery = z.object({
  time: blankIsAbsent(z.enum(noticeTimes)),
  page: blankIsAbsent(z.coerce.number<string>().int().min(1).max(10_000)),
  limit: pageLimit,
});
export type NoticeFilters = z.output<typeof NoticeQuery>;

export const NoticeCounts = z.record(z.enum(noticeTimes), z.number().int());
export type NoticeCounts = z.infer<typeof NoticeCounts>;

const Moment = typedMoment(withError(noticeProblemTexts.moment));

/** Choosing all is the same as choosing none: it includes options that are added later. */
function someOf<T extends string>(known: readonly [T, ...T[]]) {
  return z
    .array(z.enum(known))
    .transform((chosen) => known.filter((each) => chosen.includes(each)))
    .transform((chosen) => (chosen.length === known.length ? [] : chosen));
}

const fields = {
  title: z
    .string(withError(noticeProblemTexts.title))
    .trim()
    .min(1, withError(noticeProblemTexts.title))
    .max(noticeLimits.title, withError(noticeProblemTexts.title))
    .regex(/^[^\p{Cc}]*$/u, withError(noticeProblemTexts.title)),
  text: z
    .string(withError(noticeProblemTexts.text))
    .trim()
    .max(noticeLimits.text, withError(noticeProblemTexts.text))
    .regex(withoutNul, withError(noticeProblemTexts.text)),
  provinces: someOf(provinceCodes),
  categories: someOf(categorySlugs),
  startsAt: Moment,
  endsAt: Moment,
};

/** Another rule has refused an invalid moment already. */
const endsAfterStart = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  !(Date.parse(startsAt) >= Date.parse(endsAt));
const endsTooEarly = { path: ['endsAt'], ...withError(noticeProblemTexts.ends) };

export const NoticeForm = z.strictObject(fields).refine(endsAfterStart, endsTooEarly);
export type NoticeForm = z.input<typeof NoticeForm>;
export type CheckedNotice = z.output<typeof NoticeForm>;

export const NoticeChange = z
  .strictObject({
    ...fields,
    /** The `updatedAt` that the agent saw; a 409 if it differs now. */
    expected: isoMoment(),
  })
  .refine(endsAfterStart, endsTooEarly);
export const NoticeRemoval = z.strictObject({ expected: isoMoment() });
export type CheckedNoticeChange = z.output<typeof NoticeChange>;
