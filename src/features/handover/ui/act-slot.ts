import type { ComponentType, ReactNode } from 'react';
import type { PostedForm } from '#web/page.ts';
import type { LinkedUnit } from '../schema.ts';

export interface ActSlotProps {
  unit: LinkedUnit;
  token: string;
  path: string;
  /** The form of the slot, if it was posted without JavaScript and refused. */
  posted: PostedForm | null;
}

/**
 * The place where a driver's unit takes a signed act instead of a code. `signed-acts`, which builds
 * on this feature, fills it: the act's state stands above the form for the code, the act's form
 * below.
 */
export type ActSlot = ComponentType<
  ActSlotProps & {
    children: ReactNode;
    /** Folds the forms away in a long list; `begun` keeps one open in which something was typed. */
    fold(inside: ReactNode, begun: boolean): ReactNode;
  }
>;
