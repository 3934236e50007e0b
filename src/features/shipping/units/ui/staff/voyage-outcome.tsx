import type { ReactNode } from 'react';
import { Notice } from '#kit/notice.tsx';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { VoyageEntryKind } from '../../voyage-kinds.ts';
import type { VoyageUpdated } from '../../voyage-schema.ts';
import { staffVoyageTexts } from '../../voyage-staff-messages.ts';
import css from './shipping.module.css';

interface OutcomeProps {
  kind: VoyageEntryKind;
  outcome: VoyageUpdated;
  children: ReactNode;
}

export function VoyageOutcome({ kind, outcome: { moves, refused }, children }: OutcomeProps) {
  const { t } = useApp(staffVoyageTexts);
  const willMove = kind === 'note' ? t.notes : t.moves;
  const says = refused.length > 0 ? t.couldMove : willMove;
  const link = (id: string, number: string) => (
    <a href={href(staffRoutes.staffUnit, { id })} className={css.row} translate="no">
      {number}
    </a>
  );
  return (
    <div className="grid gap-3" role="status">
      {refused.length > 0 && (
        <Notice tone="danger" title={t.refused(refused.length)}>
          <ul className="grid gap-3">
            {refused.map(({ id, number, reasons }) => (
              <li key={id}>
                {link(id, number)} {reasons.join(' ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p>{moves.length > 0 ? says(moves.length) : t.movesNone}</p>
      <ul className="grid gap-3">
        {moves.map(({ id, number, name }) => (
          <li key={id}>
            {link(id, number)} {name}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
