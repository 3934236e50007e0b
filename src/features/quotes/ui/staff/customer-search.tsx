import { type FormEvent, useState } from 'react';
import { provinceName } from '#features/provinces/provinces.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { useAction } from '#kit/use-action.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { callersMessages } from '../../callers/callers-messages.ts';
import type { KnownCustomer } from '../../callers/callers-quote.ts';
import css from './new-quote.module.css';

/** Finds whoever has asked before, by e-mail or phone. */
export function CustomerSearch({ onTake }: { onTake: (customer: KnownCustomer) => void }) {
  const { language, live, call } = useApp();
  const t = callersMessages[language];
  const [q, setQ] = useState('');
  const [found, setFound] = useState<KnownCustomer[]>();
  const { busy, run } = useAction(t.notFound);

  async function search(event: FormEvent) {
    event.preventDefault();
    if (q.trim().length < 3) return;
    await run(async () => setFound(await call(staffApi.findCustomers, { query: { q: q.trim() } })));
  }

  return (
    <search>
      <form className={css.search} onSubmit={search}>
        <TextField
          dense
          type="search"
          label={t.search}
          hint={t.searchHint}
          autoComplete="off"
          maxLength={100}
          disabled={!live}
          data-search
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <Button type="submit" size="s" tone="secondary" data-live busy={busy}>
          {t.find}
        </Button>
      </form>
      <p role="status" className={css.quiet}>
        {found && (found.length > 0 ? t.found(found.length) : t.foundNone)}
      </p>
      {found && found.length > 0 && (
        <ul className={css.found}>
          {found.map((customer) => (
            <li key={customer.email}>
              <span>
                <strong>{customer.name}</strong>{' '}
                <span className={css.quiet}>
                  {[
                    customer.email,
                    customer.phone,
                    provinceName(customer.province),
                    t.quotes(customer.quotes),
                    !customer.proven && t.unproven,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Button
                size="s"
                tone="secondary"
                aria-label={t.takeOf(customer.name)}
                onClick={() => {
                  onTake(customer);
                  setFound(undefined);
                }}
              >
                {t.take}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
