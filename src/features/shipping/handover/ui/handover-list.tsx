import { useState } from 'react';
import { NeverAsk } from '#features/company/about/ui/never-ask.tsx';
import { Notice } from '#kit/notice.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { handoverDoneKey, handoverFields } from '../form-fields.ts';
import { handoverPath } from '../handover-link.ts';
import { driverTexts } from '../messages.ts';
import type { HandoverList } from '../schema.ts';
import css from './handover.module.css';
import { HandoverUnit } from './handover-unit.tsx';

export interface HandoverListProps {
  list: HandoverList;
  token: string;
  actionData: ActionData | null;
}

/** With more units than this their forms are folded, because one would scroll for a long time. */
const maxOpen = 3;

export function HandoverListView({ list, token, actionData }: HandoverListProps) {
  const { t, language, address } = useApp(driverTexts);
  const waiting = list.units.filter(({ handedOn }) => handedOn === null);
  const [done, setDone] = useState<readonly string[]>([]);
  const left = waiting.filter(({ id }) => !done.includes(id)).length;
  return (
    <>
      <div className={css.head}>
        <p>
          <strong>{list.label}</strong>
        </p>
        <p role="status">{t.left(left, list.units.length)}</p>
      </div>
      {address.searchParams.has(handoverDoneKey) && (
        <Notice tone="success" role="status" title={t.recorded} />
      )}
      <Notice tone="warning">
        <p>{t.lead}</p>
        <NeverAsk />
      </Notice>
      <ul className="grid gap-4">
        {list.units.map((unit) => (
          <li key={unit.id} className={css.card}>
            <HandoverUnit
              unit={unit}
              token={token}
              path={handoverPath(token)}
              actionData={actionData?.values[handoverFields.unit] === unit.id ? actionData : null}
              folded={waiting.length > maxOpen}
              onDone={() => setDone((before) => [...before, unit.id])}
            />
          </li>
        ))}
      </ul>
      <p className="quiet">{t.until(formatDate(list.expiresAt, language))}</p>
    </>
  );
}
