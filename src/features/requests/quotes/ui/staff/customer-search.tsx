import { provinceName } from '#features/company/provinces/provinces.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { callersLimits } from '../../callers/callers-limits.ts';
import { staffCallerQuoteTexts } from '../../callers/callers-messages.ts';
import type { KnownCustomer } from '../../callers/callers-quote.ts';
import css from './new-quote.module.css';
import { FoundItem, SearchBox } from './search-box.tsx';

export function CustomerSearch({ onTake }: { onTake: (customer: KnownCustomer) => void }) {
  const { t, call } = useApp(staffCallerQuoteTexts);
  return (
    <SearchBox<KnownCustomer[]>
      label={t.search}
      hint={t.searchHint}
      maxLength={callersLimits.search}
      minLength={3}
      hasKey
      search={(q) => call(staffApi.findCustomers, { query: { q, limit: '8' } })}
    >
      {(found, { hide }) => (
        <>
          <p role="status" className={css.quiet}>
            {found && (found.length > 0 ? t.found(found.length) : t.foundNone)}
          </p>
          {found && found.length > 0 && (
            <ul className={css.found}>
              {found.map((customer) => (
                <FoundItem
                  key={customer.id}
                  button={t.take}
                  buttonLabel={t.takeOf(customer.name)}
                  onChoose={() => {
                    onTake(customer);
                    hide();
                  }}
                >
                  <strong>{customer.name}</strong>{' '}
                  <span className={css.quiet}>{describeCustomer(customer, t)}</span>
                </FoundItem>
              ))}
            </ul>
          )}
        </>
      )}
    </SearchBox>
  );
}

function describeCustomer(
  { email, phone, province, quotes, proven }: KnownCustomer,
  t: (typeof staffCallerQuoteTexts)['es'],
): string {
  const facts = [email, phone, provinceName(province), t.quotes(quotes), !proven && t.unproven];
  return facts.filter(Boolean).join(' · ');
}
