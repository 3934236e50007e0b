import { useState } from 'react';
import { staffCaseTexts } from '#features/requests/cases/staff-messages.ts';
import { readableSize } from '#features/requests/uploads/file-parts.ts';
import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { DocumentIcon } from '#kit/thing-icons.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffVerificationDetail } from '../../schema.ts';
import { staffVerificationTexts } from '../../staff-messages.ts';
import { ReceiptViewer } from './receipt-viewer.tsx';
import css from './staff-receipts.module.css';

export function StaffReceipts({ verification }: { verification: StaffVerificationDetail }) {
  const { t, language } = useApp(staffVerificationTexts);
  const common = staffCaseTexts[language];
  const { id, receipts, sameReceipts } = verification;
  const newest = receipts.find(({ round }) => round === receipts.at(-1)?.round);
  const [chosen, setChosen] = useState<string>();
  const shown = receipts.find((receipt) => receipt.id === chosen) ?? newest;
  if (!shown) return <p className="muted">{t.noReceipts}</p>;
  const src = callAddress(staffApi.showReceipt, { params: { id, receiptId: shown.id } });
  const number = receipts.indexOf(shown) + 1;
  return (
    <>
      {receipts.map((receipt, at) => (
        <SameElsewhere
          key={receipt.id}
          number={at + 1}
          tickets={sameReceipts.filter(({ receiptId }) => receiptId === receipt.id)}
        />
      ))}
      {receipts.length > 1 && (
        <ul className={`row gap-2 middle ${css.choices}`}>
          {receipts.map((receipt, at) => (
            <li key={receipt.id}>
              <button
                type="button"
                data-live
                aria-pressed={receipt === shown}
                onClick={() => setChosen(receipt.id)}
              >
                {t.receipt(at + 1)}
                {t.round(receipt.round)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown.type === 'image/webp' && <ReceiptViewer key={shown.id} src={src} number={number} />}
      <div>
        <ButtonLink
          size="s"
          tone="secondary"
          href={src}
          target="_blank"
          rel="noreferrer"
          icon={<DocumentIcon size={20} />}
        >
          {shown.type === 'application/pdf' ? t.openPdf : t.openWhole}, {readableSize(shown.bytes)}
          <span className="visually-hidden"> ({common.opensApart})</span>
        </ButtonLink>
      </div>
    </>
  );
}

function SameElsewhere(props: {
  number: number;
  tickets: StaffVerificationDetail['sameReceipts'];
}) {
  const { t } = useApp(staffVerificationTexts);
  if (props.tickets.length === 0) return null;
  return (
    <Notice tone="danger" title={t.same(props.number)}>
      <p>{t.sameText}</p>
      <ul className="taps">
        {props.tickets.map(({ ticketId }) => (
          <li key={ticketId}>
            <a href={href(staffRoutes.staffVerifications, {}, { q: ticketId })}>
              {t.openTicket(ticketId)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
