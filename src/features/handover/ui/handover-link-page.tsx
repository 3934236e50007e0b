import { useEffect } from 'react';
import { api } from '#api.ts';
import { whatsappLink } from '#features/company/brand.ts';
import { ButtonLink } from '#kit/button.tsx';
import { WhatsappIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import { definePage, type PostedForm } from '#web/page.ts';
import { dropList, keepList } from '../kept-lists.ts';
import { driverTexts } from '../messages.ts';
import type { OpenedHandover } from '../schema.ts';
import css from './handover.module.css';
import { type HandoverListProps, HandoverListView } from './handover-list.tsx';
import { KeptLists } from './kept-lists-view.tsx';

interface HandoverData {
  /** Null: what is kept on this phone, of whichever links. */
  opened: OpenedHandover | null;
  token: string;
  posted: PostedForm | null;
}

/** What a driver or a warehouse has to hand over: nobody signs in, and to look changes nothing. */
export const page = definePage<HandoverData>({
  load: async ({ call, params, posted }) => {
    if (params.token === undefined) return { opened: null, token: '', posted: null };
    const written = (params.token ?? '').replace(/[^\w-]+$/u, '');
    const token = /^[\w-]+$/.test(written) ? written : '-';
    const opened = await call(api.openHandoverLink, { params: { token } });
    return { opened, token, posted: posted ?? null };
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

function HandoverLink({ data: { opened, token, posted } }: { data: HandoverData }) {
  return (
    <div className={`container ${css.page}`}>
      {opened === null && <KeptLists />}
      {opened?.closed && <Closed why={opened.closed} token={token} />}
      {opened && !opened.closed && <Opened list={opened.list} token={token} posted={posted} />}
    </div>
  );
}

function Opened({ list, token, posted }: HandoverListProps) {
  const t = driverTexts[useApp().language];
  useEffect(() => keepList({ token, list }), [token, list]);
  return (
    <>
      <h1>{t.title}</h1>
      <HandoverListView list={list} token={token} posted={posted} />
      <p className={css.unit}>{t.offline}</p>
    </>
  );
}

function Closed({ why, token }: { why: 'unknown' | 'over'; token: string }) {
  const { language, brand } = useApp();
  useEffect(() => dropList(token), [token]);
  const t = driverTexts[language];
  const { title, text } = t.closed[why];
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <ButtonLink
          tone="whatsapp"
          icon={<WhatsappIcon size={20} />}
          href={whatsappLink(brand, title)}
        >
          {t.office}
        </ButtonLink>
      </p>
    </>
  );
}
