import { readablePhone } from '#features/company/about/brand.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import type { ShortOrder } from '#features/orders/order/short-order.ts';
import { progressText } from '#features/orders/progress/progress-text.ts';
import { StageBadge } from '#features/orders/progress/ui/stage-badge.tsx';
import { verificationType } from '#features/payments/verifications/statuses.ts';
import { languageNames } from '#features/requests/cases/staff-messages.ts';
import { CustomerContactCard } from '#features/requests/cases/ui/staff/customer-contact-card.tsx';
import { StatusBadge } from '#features/requests/cases/ui/status-badge.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { Table } from '#kit/data/table.tsx';
import { recordTexts } from '#kit/messages.ts';
import { BackNav } from '#kit/staff/back-nav.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { RowLink } from '#kit/staff/list/row-link.tsx';
import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import { PanelSection } from '#kit/staff/side-panel.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffQuoteHref, staffRoutes, staffVerificationHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { customerGreetings, customerTexts } from '../../messages.ts';
import type { Customer, Merge } from '../../schema.ts';
import { CustomerHistory } from './customer-history.tsx';

export const page: AnyPage = definePage<Customer>({
  load: ({ call, params: { id = '' } }) => call(staffApi.findCustomer, { params: { id } }),
  head: ({ language }, { name }) => ({ title: customerTexts[language].one(name), hidden: true }),
  View: StaffCustomerPage,
});

/** Everything that is between one customer and us, on one page. */
function StaffCustomerPage({ data: customer }: { data: Customer }) {
  const { t, language } = useApp(customerTexts);
  const { id, name, orders, history } = customer;
  return (
    <StaffPage
      title={name}
      lead={standing(customer, language)}
      actions={
        <ButtonLink size="s" href={href(staffRoutes.staffNewQuote, {}, { cliente: id })}>
          {t.newQuote}
        </ButtonLink>
      }
      panel={<About customer={customer} />}
    >
      <BackNav byEscape href={href(staffRoutes.staffCustomers)} text={t.back} />
      {orders.length > 0 ? (
        <Table
          dense
          caption={t.orders}
          rows={orders}
          rowKey={(order) => order.id}
          columns={columns(language)}
        />
      ) : (
        <p className="muted">{t.noOrders}</p>
      )}
      <h2>{t.history}</h2>
      <CustomerHistory history={history} />
    </StaffPage>
  );
}

/** What is open: who waits, and how the money stands. */
function standing({ orders, account, proven, province }: Customer, language: Language): string {
  const t = customerTexts[language];
  const sum = (of: (order: ShortOrder) => number) =>
    orders.reduce((cents, order) => cents + of(order), 0);
  const due = sum(({ dueCents }) => dueCents ?? 0);
  const credit = sum(({ creditCents }) => creditCents);
  const open = orders.filter(({ progress }) => progress.yours).length;
  return [
    open > 0 && t.open(open),
    due > 0 && t.owes(formatMoney(due, language)),
    credit > 0 && t.credit(formatMoney(credit, language)),
    provinceName(province),
    t.facts(account, proven),
  ]
    .filter(Boolean)
    .join(' · ');
}

function columns(language: Language): ListColumn<ShortOrder>[] {
  const t = customerTexts[language];
  return columnsOf(t, {
    order: ({ id, reference, createdAt }) => (
      <Two
        first={
          <RowLink leaves row={id} href={staffQuoteHref(id)}>
            {reference}
          </RowLink>
        }
        second={formatDate(createdAt, language)}
      />
    ),
    stage: ({ progress, ships }) => {
      const { sentence, next, by } = progressText(progress, language);
      return (
        <>
          <StageBadge progress={progress} />{' '}
          <span className="muted">{[ships, sentence, next, by].filter(Boolean).join(' ')}</span>
        </>
      );
    },
    balance: {
      align: 'end',
      cell: ({ dueCents }) => (dueCents === null ? '—' : formatMoney(dueCents, language)),
    },
  });
}

function About({ customer }: { customer: Customer }) {
  const { t, language, call } = useApp(customerTexts);
  const { id, name, email, phone, whatsapp, family, verifications } = customer;
  const { alike, merged, merges } = customer;
  const greeting = customerGreetings[customer.language](name);
  return (
    <aside className="grid gap-4 start">
      <PanelSection title={t.customer}>
        <CustomerContactCard {...{ email, phone, whatsapp, greeting }} onContact={() => undefined}>
          <p className="muted">{languageNames[language][customer.language]}</p>
        </CustomerContactCard>
      </PanelSection>
      {family.length > 0 && (
        <PanelSection title={t.family}>
          <ul className="grid gap-2">
            {family.map(({ part, name: relative, reach }) => (
              <li key={`${part} ${relative} ${reach}`}>
                {t.parts[part]}: <strong>{relative}</strong> {reach && readablePhone(reach)}
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      {verifications.length > 0 && (
        <PanelSection title={t.verifications}>
          <ul className="grid gap-2">
            {verifications.map(({ id, ticket, status, createdAt }) => (
              <li key={id}>
                <a href={staffVerificationHref(id)}>{ticket}</a>{' '}
                <StatusBadge type={verificationType} status={status} />{' '}
                {formatDate(createdAt, language)}
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      {merged.length > 0 && (
        <PanelSection title={t.merged}>
          <p className="muted">{t.mergedText}</p>
          <ul className="grid gap-3">
            {merged.map((merge) => (
              <li key={merge.id} className="grid gap-2">
                <ul className="grid gap-2">
                  {merge.customers.map((one) => (
                    <li key={one.id}>
                      <Who one={one} />
                    </li>
                  ))}
                </ul>
                <p className="muted">
                  {t.mergedBy(merge.by ?? t.somebody, formatMoment(merge.at, language))}
                </p>
                <p>
                  <RecordButton
                    texts={recordTexts[language]}
                    tone="secondary"
                    label={t.separateThem(merge.customers.map((one) => one.name))}
                    record={() =>
                      call(staffApi.separateCustomers, { params: { id, merge: merge.id } })
                    }
                    done={t.separated}
                    always
                  >
                    {t.separate}
                  </RecordButton>
                </p>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      {alike.length > 0 && (
        <PanelSection title={t.alike}>
          <p className="muted">{t.alikeText}</p>
          <ul className="grid gap-3">
            {alike.map((other) => (
              <li key={other.id} className="grid gap-2">
                <p>
                  <Who one={other} opens />
                </p>
                <p>
                  <RecordButton
                    texts={recordTexts[language]}
                    tone="secondary"
                    label={t.mergeWith(other.name)}
                    record={() =>
                      call(staffApi.mergeCustomers, {
                        params: { id },
                        body: { other: other.id, expected: [...merges, ...other.merges] },
                      })
                    }
                    done={t.isMerged}
                    doneText={t.isMergedText}
                    always
                  >
                    {t.merge}
                  </RecordButton>
                </p>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
    </aside>
  );
}

/** A customer by name and e-mail, and what is known of the account. */
function Who({ one, opens = false }: { one: Merge['customers'][number]; opens?: boolean }) {
  const { t } = useApp(customerTexts);
  const { id, name, email, account, proven } = one;
  return (
    <>
      {opens ? <a href={customerHref(id)}>{name}</a> : <strong>{name}</strong>} {email ?? t.noEmail}{' '}
      <span className="muted">· {t.facts(account, proven)}</span>
    </>
  );
}
