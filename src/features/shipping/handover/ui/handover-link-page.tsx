import { useEffect } from 'react';
import { api } from '#api.ts';
import { WhatsappButton } from '#features/company/about/ui/whatsapp-button.tsx';
import { tokenIn } from '#platform/text/link-token.ts';
import { useApp } from '#web/app-context.ts';
import { type ActionData, definePage } from '#web/page.ts';
import { driverTexts } from '../messages.ts';
import type { HandoverList, OpenedHandover } from '../schema.ts';
import { UnsentOnPhone } from '../signed-acts/ui/unsent-on-phone.tsx';
import { storeList } from '../stored-lists.ts';
import css from './handover.module.css';
import { HandoverListView } from './handover-list.tsx';
import { StoredLists } from './stored-lists-view.tsx';

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
