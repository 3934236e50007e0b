import { withoutInvisible } from '../text/invisible.ts';

/** A pattern for `like` that finds what somebody typed or pasted: %, _ and \ mean themselves. */
export function containing(typed: string): string {
  return `%${withoutInvisible(typed).replace(/[\\%_]/g, '\\$&')}%`;
}
