import type { ActionData } from '#web/page.ts';
import type { LinkedUnit } from '../schema.ts';

/** One unit on a driver's list, below one link. */
export interface LinkedUnitProps {
  unit: LinkedUnit;
  token: string;
  path: string;
  /** A form of the unit as it was posted without JavaScript and could not be taken. */
  actionData: ActionData | null;
}
