import { useEffect, useState } from 'react';
import { useApp } from '#web/app-context.ts';
import { driverTexts } from '../messages.ts';
import { readOpenLists, type StoredList } from '../stored-lists.ts';
import { HandoverListView } from './handover-list.tsx';

/**
 * Shows, without a connection, the lists that this phone stored from links that were opened on it.
 */
export function StoredLists() {
  const { t } = useApp(driverTexts);
  // Undefined on the server, which has no stored lists.
  const [lists, setLists] = useState<StoredList[]>();
  useEffect(() => setLists(readOpenLists()), []);
  return (
    <>
      <h1>{t.title}</h1>
      <p>{lists?.length === 0 ? t.noStoredLists : t.storedLists}</p>
      {lists?.map(({ token, list }) => (
        <HandoverListView key={list.id} list={list} token={token} actionData={null} />
      ))}
    </>
  );
}
