import type { ComponentType, ReactNode } from 'react';
import type { PostedForm } from '#web/page.ts';
import type { LinkedUnit } from '../schema.ts';

/** What stands below the code of one thing, for where there is none. */
export interface ActSlotProps {
  unit: LinkedUnit;
  token: string;
  path: string;
  /** Its form came back: what was typed, and what is wrong. */
  posted: PostedForm | null;
}

/** Around the form for the code: how the other way stands above it, its own form below. */
export type ActSlot = ComponentType<
  ActSlotProps & {
    children: ReactNode;
    /** What is filled in, as the list shows it; `begun`: something stands there already. */
    fold(inside: ReactNode, begun: boolean): ReactNode;
  }
>;
