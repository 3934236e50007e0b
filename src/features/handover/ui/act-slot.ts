import type { ComponentType, ReactNode } from 'react';
import type { PostedForm } from '#web/page.ts';
import type { LinkedUnit } from '../schema.ts';

export interface ActSlotProps {
  unit: LinkedUnit;
  token: string;
  path: string;
  /** The slot's form as it was posted without JavaScript and could not be taken. */
  posted: PostedForm | null;
}

/**
 * Where a driver's unit takes a signed act instead of a code. `signed-acts`, which builds on this
 * feature, fills it: the act's state stands above the form for the code, the act's form below.
 */
export type ActSlot = ComponentType<
  ActSlotProps & {
    children: ReactNode;
    /** Folds the forms away where the list is long; `begun`: something was typed already. */
    fold(inside: ReactNode, begun: boolean): ReactNode;
  }
>;
