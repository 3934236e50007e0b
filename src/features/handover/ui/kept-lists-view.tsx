import { useEffect, useState } from 'react';
import { useApp } from '#web/app-context.ts';
import { type KeptList, readLists } from '../kept-lists.ts';
import { driverTexts } from '../messages.ts';
import { HandoverListView } from './handover-list.tsx';
import type { WithoutCode } from './without-code.ts';

/** Without a connection: what this phone keeps of links that were opened on it. */
export function KeptLists({ WithoutCode }: { WithoutCode: WithoutCode }) {
  const t = driverTexts[useApp().language];
  // The server knows of none.
  const [lists, setLists] = useState<KeptList[]>();
  useEffect(() => setLists(readLists()), []);
  return (
    <>
      <h1>{t.title}</h1>
      <p>{lists?.length === 0 ? t.noneKept : t.kept}</p>
      {lists?.map(({ token, list }) => (
        <HandoverListView
          key={list.id}
          list={list}
          token={token}
          posted={null}
          WithoutCode={WithoutCode}
        />
      ))}
    </>
  );
}
