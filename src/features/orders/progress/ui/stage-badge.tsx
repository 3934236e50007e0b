import turn from '#features/requests/cases/ui/own-status.module.css';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { useApp } from '#web/app-context.ts';
import type { OrderStage } from '../order-stages.ts';
import { progressTexts } from '../progress-messages.ts';
import type { RowProgress } from '../schema.ts';

const tones: Partial<Record<OrderStage, BadgeTone>> = {
  ready: 'success',
  handedOver: 'success',
  settled: 'success',
  ended: 'neutral',
};

/** The stage of an order, and whether its reader must act. */
export function StageBadge({ progress: { stage, yours } }: { progress: RowProgress }) {
  const { t } = useApp(progressTexts);
  return (
    <>
      <Badge tone={yours ? 'warning' : (tones[stage] ?? 'info')}>{t.stages[stage]}</Badge>
      {yours && <small className={turn.turn}>{t.yours}</small>}
    </>
  );
}
