import { api } from '#api.ts';
import { whatsappLink } from '#features/company/brand.ts';
import { ButtonLink } from '#kit/button.tsx';
import { WhatsappIcon } from '#kit/icons.tsx';
import { Notice } from '#kit/notice.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { definePage, type PostedForm } from '#web/page.ts';
import { handoverPath } from '../links.ts';
import { driverTexts } from '../messages.ts';
import { doneKey, handoverFields } from '../posted.ts';
import type { HandoverList, OpenedHandover } from '../schema.ts';
import css from './handover.module.css';
import { HandoverUnit } from './handover-unit.tsx';

interface HandoverData {
  opened: OpenedHandover;
  token: string;
  posted: PostedForm | null;
}

/** What a driver or a warehouse has to hand over: nobody signs in, and to look changes nothing. */
export const page = definePage<HandoverData>({
  load: async ({ call, params, posted }) => {
    const written = (params.token ?? '').replace(/[^\w-]+$/u, '');
    const token = /^[\w-]+$/.test(written) ? written : '-';
    const opened = await call(api.openHandoverLink, { params: { token } });
    return { opened, token, posted: posted ?? null };
  },
  head: ({ language }) => ({ title: driverTexts[language].title, hidden: true, personal: true }),
  View: HandoverLink,
  status: ({ opened: { closed } }) => {
    if (!closed) return 200;
    return closed === 'over' ? 410 : 404;
  },
});

function HandoverLink({ data: { opened, ...data } }: { data: HandoverData }) {
  return (
    <div className={`container ${css.page}`}>
      {opened.closed ? <Closed why={opened.closed} /> : <List list={opened.list} {...data} />}
    </div>
  );
}

function List({ list, token, posted }: Omit<HandoverData, 'opened'> & { list: HandoverList }) {
  const { language, address } = useApp();
  const t = driverTexts[language];
  const left = list.units.filter(({ handedOn }) => handedOn === null).length;
  return (
    <>
      <div className={css.head}>
        <h1>{t.title}</h1>
        <p className={css.unit}>{list.label}</p>
        <p>
          <strong>{t.left(left, list.units.length)}</strong>
        </p>
      </div>
      {address.searchParams.has(doneKey) && (
        <Notice tone="success" role="status" title={t.recorded} />
      )}
      <Notice tone="warning">
        <p>{t.lead}</p>
      </Notice>
      <ul className={css.units}>
        {list.units.map((unit) => (
          <li key={unit.id} className={css.card}>
            <HandoverUnit
              unit={unit}
              token={token}
              path={handoverPath(token)}
              posted={posted?.values[handoverFields.unit] === unit.id ? posted : null}
            />
          </li>
        ))}
      </ul>
      <p className={css.unit}>{t.offline}</p>
      <p className={css.unit}>{t.until(formatDate(list.expiresAt, language))}</p>
    </>
  );
}

function Closed({ why }: { why: 'unknown' | 'over' }) {
  const { language, brand } = useApp();
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
