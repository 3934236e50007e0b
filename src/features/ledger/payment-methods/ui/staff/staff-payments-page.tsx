import { useState } from 'react';
import { mayMake } from '#features/people/accounts/may-make.ts';
import { TwoPeopleNotice } from '#features/people/accounts/ui/staff/two-people-notice.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { staffPaymentTexts } from '../../messages.ts';
import type { PaymentWays } from '../../schema.ts';
import { ProposalForm } from './proposal-form.tsx';
import { WayCard } from './way-card.tsx';

export const page: AnyPage = definePage<PaymentWays>({
  load: ({ call }) => call(staffApi.listPaymentWays, {}),
  head: ({ language }) => ({ title: staffPaymentTexts[language].title, hidden: true }),
  View: PaymentsPage,
});

function PaymentsPage({ data: { ways, fresh, twoPeople } }: { data: PaymentWays }) {
  const { t, person } = useApp(staffPaymentTexts);
  const decides = mayMake(staffApi.decidePayment, person);
  // The form keeps the new way's id until it was saved, so that sending twice makes one way.
  const [added, setAdded] = useState(fresh);
  return (
    <StaffPage title={t.title}>
      <p>{t.lead}</p>
      {decides && <TwoPeopleNotice act="administrador" twoPeople={twoPeople} />}
      {ways.length === 0 && <p>{t.none}</p>}
      {ways.map((way) => (
        <WayCard key={way.way} way={way} decides={decides} />
      ))}
      {decides && (
        <Disclosure summary={t.add}>
          <ProposalForm
            key={added}
            way={added}
            latest={undefined}
            expected={0}
            onDone={(next) => setAdded(next)}
          />
        </Disclosure>
      )}
    </StaffPage>
  );
}
