import { z } from 'zod';

/** How often what was promised was kept, computed from our own dates; null where that is too few to say. */
export const OnTime = z.object({ onTime: z.int(), of: z.int() }).nullable();
export type OnTime = z.infer<typeof OnTime>;
