import type { ComponentType } from 'react';
import type { PostedForm } from '#web/page.ts';
import type { LinkedUnit } from '../schema.ts';

/** What stands below the code of one thing, for where there is none. */
export interface WithoutCodeProps {
  unit: LinkedUnit;
  token: string;
  path: string;
  /** Its form came back: what was typed, and what is wrong. */
  posted: PostedForm | null;
}

export type WithoutCode = ComponentType<WithoutCodeProps>;
