import type { FormEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { useRecord } from '#kit/staff/use-record.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffPaymentTexts } from '../../messages.ts';
import type { PaymentMethod } from '../../methods.ts';
import { instructionLimits } from '../../methods.ts';
import type { PaymentProposal, PaymentVersion } from '../../schema.ts';
import { MethodOptions } from '../method-options.tsx';

interface ProposalProps {
  way: string;
  latest: PaymentVersion | undefined;
  expected: number;
  onDone?: (fresh: string) => void;
}

export function ProposalForm({ way, latest, expected, onDone }: ProposalProps) {
  const { t, call } = useApp(staffPaymentTexts);
  const { busy, errors, record } = useRecord(t);

  async function propose(form: HTMLFormElement, closed: boolean) {
    const body = proposalOf(new FormData(form), { way, expected, closed });
    await record(async () => {
      const { fresh } = await call(staffApi.proposePayment, { body });
      onDone?.(fresh);
    }, t.proposed);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void propose(event.currentTarget, false);
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <ProposalFields latest={latest} errors={errors} />
      <div className="row gap-3">
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

interface FieldsProps {
  latest: PaymentVersion | undefined;
  errors: Record<string, string>;
}

function ProposalFields({ latest, errors }: FieldsProps) {
  const { t } = useApp(staffPaymentTexts);
  const field = (name: 'holder' | 'bank' | 'account' | 'noteEs' | 'noteEn') => ({
    name,
    label: t[name],
    error: errors[name],
  });
  const required = { required: true };
  const optional = { mark: `(${t.optional})` };
  const note = { ...optional, maxLength: 500, rows: 2 };
  return (
    <>
      <SelectField name="method" label={t.method} defaultValue={latest?.method}>
        <MethodOptions />
      </SelectField>
      <TextField
        {...field('holder')}
        {...required}
        maxLength={instructionLimits.holder}
        defaultValue={latest?.holder}
      />
      <TextField
        {...field('bank')}
        {...optional}
        maxLength={instructionLimits.bank}
        defaultValue={latest?.bank ?? ''}
      />
      <TextField
        {...field('account')}
        {...required}
        maxLength={instructionLimits.account}
        autoComplete="off"
        spellCheck={false}
        defaultValue={latest?.account}
      />
      <TextAreaField {...field('noteEs')} {...note} defaultValue={latest?.note?.es} />
      <TextAreaField {...field('noteEn')} {...note} defaultValue={latest?.note?.en} />
    </>
  );
}

function proposalOf(
  fields: FormData,
  fixed: Pick<PaymentProposal, 'way' | 'expected' | 'closed'>,
): PaymentProposal {
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    ...fixed,
    method: text('method') as PaymentMethod,
    holder: text('holder'),
    account: text('account'),
    bank: text('bank') || null,
    noteEs: text('noteEs') || null,
    noteEn: text('noteEn') || null,
  };
}
