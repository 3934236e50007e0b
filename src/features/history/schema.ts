import { z } from 'zod';

/** Who did it, as the customer may know: staff are "the team". */
const actors = ['customer', 'staff', 'system'] as const;
export type HistoryActor = (typeof actors)[number];

const kinds = ['created', 'status', 'message', 'resent', 'contact', 'assigned'] as const;

/** One thing that happened to a quote or a verification, or that was said about it. */
export function historyEvent<S extends string>(statuses: readonly [S, ...S[]]) {
  return z.object({
    id: z.uuid(),
    at: z.iso.datetime(),
    kind: z.enum(kinds),
    by: z.enum(actors),
    from: z.enum(statuses).nullable(),
    to: z.enum(statuses).nullable(),
    note: z.string().nullable(),
    /** False: only staff read it. */
    public: z.boolean(),
  });
}
export type HistoryEvent<S extends string = string> = z.infer<ReturnType<typeof historyEvent<S>>>;

/** What one side writes to the other: plain text, 1 to 2000 characters. */
export const NewMessage = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .regex(/^[^\0]*$/),
});
export type NewMessage = z.input<typeof NewMessage>;
