import { useRef, useState } from 'react';
import { provinceCodes, provinceName, provinces } from '#features/company/provinces/provinces.ts';
import { languageNames } from '#features/requests/cases/staff-messages.ts';
import { Button } from '#kit/button.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { EmailField, SelectField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { LiveFields } from '#kit/forms/live-fields.tsx';
import { type FieldProblem, toProblems } from '#kit/forms/problems.ts';
import { BackNav } from '#kit/staff/back-nav.tsx';
import { options } from '#kit/staff/form/options.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { ApiError } from '#platform/calls/client.ts';
import { languages, toLanguage } from '#platform/text/language.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffQuoteHref, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { callersLimits } from '../../callers/callers-limits.ts';
import { staffCallerQuoteTexts } from '../../callers/callers-messages.ts';
import type { KnownCustomer } from '../../callers/callers-quote.ts';
import { detailLimits } from '../../recipient.ts';
import { CustomerSearch } from './customer-search.tsx';
import { GoodsField } from './goods-field.tsx';
import css from './new-quote.module.css';
import {
  bodyOf,
  contactOf,
  emptyQuote,
  type NewQuoteForm,
  newQuoteProblems,
} from './new-quote-form.ts';

export const page: AnyPage = definePage<KnownCustomer | null>({
  load: async ({ call, query }) => {
    const id = query.get('cliente');
    return id ? call(staffApi.findCustomer, { params: { id } }) : null;
  },
  head: ({ language }) => ({ title: staffCallerQuoteTexts[language].title, hidden: true }),
  View: NewQuotePage,
});

function NewQuotePage({ data: customer }: { data: KnownCustomer | null }) {
  const { t } = useApp(staffCallerQuoteTexts);
  const quote = useNewQuote(customer);
  return (
    <StaffPage title={t.title}>
      <BackNav href={href(staffRoutes.staffQuotes)} text={t.back} />
      <p className={css.quiet}>{t.lead}</p>
      <div className={`grid gap-4 ${css.page}`}>
        <ErrorSummary title={t.problems} problems={quote.problems} />
        <LiveFields name={t.title} className="bare grid gap-4">
          <CustomerFields {...quote} />
          <GoodsField {...quote} />
          <TextAreaField
            dense
            rows={3}
            id="notes"
            label={t.notes}
            mark={t.optional}
            maxLength={detailLimits.notes}
            value={quote.form.notes}
            onChange={({ target }) => quote.change({ notes: target.value })}
          />
          <div>
            <Button data-live busy={quote.busy} onClick={() => void quote.submit()}>
              {t.make}
            </Button>
          </div>
        </LiveFields>
      </div>
    </StaffPage>
  );
}

type Quote = ReturnType<typeof useNewQuote>;

function CustomerFields({ form, change, wrong }: Pick<Quote, 'form' | 'change' | 'wrong'>) {
  const { t, language } = useApp(staffCallerQuoteTexts);
  const text = (name: 'name' | 'email' | 'phone' | 'whatsapp') => ({
    dense: true,
    id: name,
    label: t[name],
    autoComplete: 'off',
    error: wrong(name),
    value: form[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  return (
    <section className={`card grid gap-3 ${css.section}`} aria-labelledby="who-title">
      <h2 id="who-title">{t.who}</h2>
      <CustomerSearch onTake={(customer) => change(contactOf(customer))} />
      <div className={`grid gap-3 ${css.grid}`}>
        <TextField {...text('name')} maxLength={callersLimits.name} />
        <EmailField
          {...text('email')}
          mark={t.optional}
          hint={t.emailHint}
          maxLength={callersLimits.email}
        />
        <TextField
          {...text('phone')}
          type="tel"
          mark={form.email.trim() === '' ? undefined : t.optional}
          maxLength={40}
        />
        <TextField {...text('whatsapp')} type="tel" mark={t.optional} maxLength={40} />
        <SelectField
          dense
          id="province"
          label={t.province}
          value={form.province}
          onChange={({ target }) => {
            const found = provinces.find(({ code }) => code === target.value);
            if (found) change({ province: found.code });
          }}
        >
          {options(provinceCodes, provinceName)}
        </SelectField>
        <SelectField
          dense
          id="language"
          label={t.language}
          value={form.language}
          onChange={({ target }) => change({ language: toLanguage(target.value) })}
        >
          {options(languages, (each) => languageNames[language][each])}
        </SelectField>
      </div>
    </section>
  );
}

function useNewQuote(customer: KnownCustomer | null) {
  const { t, call, navigate } = useApp(staffCallerQuoteTexts);
  const [form, setForm] = useState(() => ({ ...emptyQuote, ...(customer && contactOf(customer)) }));
  const [found, setFound] = useState<Record<string, string>>({});
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const { busy, run } = useAction(t.notMade, {
    // Only the server has the rules of phones and e-mails.
    instead(error) {
      if (error instanceof ApiError && error.answer.fields) show(error.answer.fields);
      return false;
    },
  });
  // A retry after a lost answer has the same key, so it makes the same quotation.
  const key = useRef<string>(undefined);

  function show(byId: Record<string, string>) {
    setFound(byId);
    setProblems(toProblems(byId));
  }

  function change(by: Partial<NewQuoteForm>) {
    key.current = undefined;
    setFound((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in by))),
    );
    setForm((before) => ({ ...before, ...by }));
  }

  async function submit() {
    const wrong = Object.entries(newQuoteProblems(form)).map(([id, name]) => [id, t.wrong[name]]);
    show(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    const own = key.current ?? newIdempotencyKey();
    key.current = own;
    await run(() => send(own));
  }

  async function send(key: string) {
    const created = await call(staffApi.createCallersQuote, { body: bodyOf(form), key });
    const { referenceNumber, customerEmail } = created;
    const description = (customerEmail ? t.madeText : t.madeTextAlone)(referenceNumber);
    toast({ title: t.made, description, tone: 'success' });
    await navigate(staffQuoteHref(created.id));
  }

  return { form, change, wrong: (id: string) => found[id], problems, busy, submit };
}
