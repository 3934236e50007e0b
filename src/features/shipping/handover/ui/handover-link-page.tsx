import { useEffect, useState } from 'react';
import { api } from '#api.ts';
import { NeverAsk } from '#features/company/about/ui/never-ask.tsx';
import { WhatsappButton } from '#features/company/about/ui/whatsapp-button.tsx';
import { Notice } from '#kit/notice.tsx';
import { tokenIn } from '#platform/text/link-token.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { type ActionData, definePage } from '#web/page.ts';
import { handoverDoneKey, handoverFields } from '../form-fields.ts';
import { handoverPath } from '../handover-link.ts';
import { driverTexts } from '../messages.ts';
import type { HandoverList, OpenedHandover } from '../schema.ts';
import { UnsentOnPhone } from '../signed-acts/ui/unsent-on-phone.tsx';
import { readOpenLists, type StoredList, storeList } from '../stored-lists.ts';
import css from './handover.module.css';
import { HandoverUnit } from './handover-unit.tsx';

interface HandoverData {
  /** Null draws the lists stored on this phone, of all links. */
  opened: OpenedHandover | null;
  token: string;
  actionData: ActionData | null;
}

export const page = definePage<HandoverData>({
  load: async ({ call, params, actionData }) => {
    if (params.token === undefined) return { opened: null, token: '', actionData: null };
    const token = tokenIn(params.token);
    const opened = await call(api.openHandoverLink, { params: { token } });
    return { opened, token, actionData: actionData ?? null };
  },
  head: ({ language }, { opened }) => ({
    title: driverTexts[language].title,
    hidden: true,
    personal: opened !== null,
  }),
  View: HandoverLink,
  status: ({ opened }) => {
    if (!opened?.closed) return 200;
    return opened.closed === 'over' ? 410 : 404;
  },
});

function HandoverLink({ data: { opened, token, actionData } }: { data: HandoverData }) {
  return (
    <div className={`container ${css.page}`}>
      {opened === null && <StoredLists />}
      {opened?.closed && <Closed why={opened.closed} token={token} />}
      {opened && !opened.closed && (
        <Opened list={opened.list} token={token} actionData={actionData} />
      )}
    </div>
  );
}

interface OpenedProps {
  list: HandoverList;
  token: string;
  actionData: ActionData | null;
}

function Opened({ list, token, actionData }: OpenedProps) {
  const { t } = useApp(driverTexts);
  useEffect(() => storeList({ token, list }), [token, list]);
  return (
    <>
      <h1>{t.title}</h1>
      <p>{t.offline}</p>
      <HandoverListView list={list} token={token} actionData={actionData} />
    </>
  );
}

function Closed({ why, token }: { why: 'unknown' | 'over'; token: string }) {
  const { t } = useApp(driverTexts);
  const { title, text } = t.closed[why];
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <UnsentOnPhone token={token} />
      <p>
        <WhatsappButton text={title}>{t.office}</WhatsappButton>
      </p>
    </>
  );
}

/**
 * Shows, without a connection, the lists that this phone stored from links that were opened on it.
 */
function StoredLists() {
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

interface HandoverListProps {
  list: HandoverList;
  token: string;
  actionData: ActionData | null;
}

/** With more units than this their forms are folded, because one would scroll for a long time. */
const maxOpen = 3;

function HandoverListView({ list, token, actionData }: HandoverListProps) {
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
