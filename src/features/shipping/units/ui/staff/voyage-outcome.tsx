import type { ReactNode } from 'react';
import { Notice } from '#kit/notice.tsx';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { VoyageEntryKind } from '../../voyage-kinds.ts';
import type { VoyageUpdated } from '../../voyage-schema.ts';
import { staffVoyageTexts } from '../../voyage-staff-messages.ts';

interface OutcomeProps {
  kind: VoyageEntryKind;
  outcome: VoyageUpdated;
  children: ReactNode;
}

export function VoyageOutcome({ kind, outcome: { moves, refused }, children }: OutcomeProps) {
  const { t } = useApp(staffVoyageTexts);
  const willMove = kind === 'note' ? t.notes : t.moves;
  const says = refused.length > 0 ? t.couldMove : willMove;
  return (
    <div className="grid gap-3" role="status">
      {refused.length > 0 && (
        <Notice tone="danger" title={t.refused(refused.length)}>
          {byReason(refused).map(([reason, units]) => (
            <Folded key={reason} summary={`${reason} (${units.length})`} units={units} />
          ))}
        </Notice>
      )}
      {moves.length > 0 ? (
        <Folded summary={says(moves.length)} units={moves} />
      ) : (
        <p>{t.movesNone}</p>
      )}
      {children}
    </div>
  );
}

type Named = Pick<VoyageUpdated['moves'][number], 'id' | 'number'>;

function byReason(refused: VoyageUpdated['refused']): [string, Named[]][] {
  const found = new Map<string, Named[]>();
  for (const unit of refused) {
    for (const reason of unit.reasons) found.set(reason, [...(found.get(reason) ?? []), unit]);
  }
  return [...found].toSorted(([, one], [, other]) => other.length - one.length);
}

function Folded({ summary, units }: { summary: string; units: readonly Named[] }) {
  return (
    <details className="fold">
      <summary>{summary}</summary>
      <p className="row gap-2">
        {units.map(({ id, number }) => (
          <a
            key={id}
            href={href(staffRoutes.staffUnit, { id })}
            className="tap nowrap"
            translate="no"
          >
            {number}
          </a>
        ))}
      </p>
    </details>
  );
}
