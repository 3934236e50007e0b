import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { ApiError } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffPaymentMessages } from '../../messages.ts';
import type { PaymentMethod } from '../../methods.ts';
import type { PaymentProposal, PaymentVersion } from '../../schema.ts';
import { MethodOptions } from '../method-options.tsx';
import css from './staff-payments.module.css';
import { useSaving } from './use-saving.ts';

interface ProposalProps {
  way: string;
  /** What stands in the fields at first. */
  latest: PaymentVersion | undefined;
  expected: number;
  /** The id of the next new one. */
  onDone?: (fresh: string) => void;
}

/** A change of a way to pay, or a new one: for another administrador to decide about. */
export function ProposalForm({ way, latest, expected, onDone }: ProposalProps) {
  const { language, call } = useApp();
  const t = staffPaymentMessages[language];
  const { busy, save } = useSaving();
  const [wrong, setWrong] = useState<Record<string, string>>({});

  async function propose(form: HTMLFormElement, closed: boolean) {
    const fields = new FormData(form);
    const body = proposalOf(fields, { way, expected, closed });
    setWrong({});
    await save(async () => {
      const answer = call(staffApi.proposePayment, { body });
      const { fresh } = await answer.catch((error) => {
        if (error instanceof ApiError) setWrong(error.answer.fields ?? {});
        throw error;
      });
      onDone?.(fresh);
    }, t.proposed);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void propose(event.currentTarget, false);
  }

  const optional = { mark: `(${t.optional})` };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <SelectField name="method" label={t.method} defaultValue={latest?.method}>
        <MethodOptions />
      </SelectField>
      <TextField
        name="holder"
        label={t.holder}
        maxLength={120}
        required
        error={wrong.holder}
        defaultValue={latest?.holder}
      />
      <TextField
        name="bank"
        label={t.bank}
        {...optional}
        maxLength={120}
        defaultValue={latest?.bank ?? ''}
      />
      <TextField
        name="account"
        label={t.account}
        maxLength={200}
        required
        error={wrong.account}
        autoComplete="off"
        spellCheck={false}
        defaultValue={latest?.account}
      />
      <TextAreaField
        name="noteEs"
        label={t.noteEs}
        {...optional}
        maxLength={500}
        rows={2}
        defaultValue={latest?.note?.es}
      />
      <TextAreaField
        name="noteEn"
        label={t.noteEn}
        {...optional}
        maxLength={500}
        rows={2}
        error={wrong.noteEn}
        defaultValue={latest?.note?.en}
      />
      <div className={css.actions}>
        <Button type="submit" busy={busy} data-live>
          {t.propose}
        </Button>
        {latest && !latest.closed && (
          <Button
            tone="quiet"
            data-live
            onClick={({ currentTarget: { form } }) => form && void propose(form, true)}
          >
            {t.close}
          </Button>
        )}
      </div>
    </form>
  );
}

function proposalOf(
  fields: FormData,
  given: Pick<PaymentProposal, 'way' | 'expected' | 'closed'>,
): PaymentProposal {
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    ...given,
    // The field offers these alone.
    method: text('method') as PaymentMethod,
    holder: text('holder'),
    account: text('account'),
    bank: text('bank') || null,
    noteEs: text('noteEs') || null,
    noteEn: text('noteEn') || null,
  };
}
