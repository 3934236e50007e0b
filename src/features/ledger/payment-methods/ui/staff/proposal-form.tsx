import { CallForm } from '#kit/staff/form/call-form.tsx';
import { area, choice, line } from '#kit/staff/form/form-fields.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffPaymentTexts } from '../../messages.ts';
import { methodNames, paymentMethods } from '../../methods.ts';
import type { PaymentVersion } from '../../schema.ts';

interface ProposalProps {
  way: string;
  latest: PaymentVersion | undefined;
  expected: number;
  onDone?: (fresh: string) => void;
}

const fields = {
  method: choice((language) => paymentMethods.map((each) => [each, methodNames[language][each]])),
  holder: line(),
  bank: line(),
  account: line({ spellCheck: false }),
  noteEs: area({ rows: 2 }),
  noteEn: area({ rows: 2 }),
};

export function ProposalForm({ way, latest, expected, onDone }: ProposalProps) {
  const { t, call } = useApp(staffPaymentTexts);
  const of = { way, expected };
  const said = latest && saidIn(latest);
  return (
    <>
      <CallForm
        call={staffApi.proposePayment}
        fields={fields}
        fixed={of}
        start={said}
        texts={{ ...t, saved: t.proposed }}
        submit={t.propose}
        follow={async ({ fresh }) => onDone?.(fresh)}
      />
      {said && !latest.closed && (
        <RecordButton
          texts={t}
          tone="quiet"
          record={() => call(staffApi.proposePayment, { body: { ...of, ...said, closed: true } })}
          done={t.proposed}
        >
          {t.close}
        </RecordButton>
      )}
    </>
  );
}

const saidIn = ({ method, holder, bank, account, note }: PaymentVersion) => ({
  method,
  holder,
  bank,
  account,
  noteEs: note?.es ?? null,
  noteEn: note?.en ?? null,
});
