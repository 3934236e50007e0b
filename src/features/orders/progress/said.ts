import type { Asked } from './asked-now.ts';
import type { OrderFacts } from './facts.ts';
import type { OrderStage } from './order-stages.ts';
import type { ActionName, Actor, NextKey, SentenceKey } from './progress-messages.ts';
import type { Params } from './schema.ts';

export const progressReaders = ['asks', 'pays', 'receives', 'agente', 'administrador'] as const;
export type ProgressReader = (typeof progressReaders)[number];

/** The facts, with what follows from several of them. */
export interface Seen extends OrderFacts {
  /** In Havana. */
  today: string;
  asked: Asked | null;
}

/** What a rule says. */
export interface Said {
  stage: OrderStage;
  sentence: SentenceKey;
  next: NextKey;
  /** They fill in both sentences, or only the first where there are `nextParams`. */
  params?: Params;
  nextParams?: Params;
  actor: Actor;
  by?: string | null;
  /** `staff`: every role of staff that is not named itself. */
  does?: Partial<Record<ProgressReader | 'staff', ActionName>>;
}
