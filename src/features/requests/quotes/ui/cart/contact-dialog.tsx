import { type FormEvent, useEffect, useId, useState } from 'react';
import { api } from '#api.ts';
import { Button } from '#kit/button.tsx';
import { type FieldProblem, toProblems } from '#kit/forms/problems.ts';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { ApiError, isOfSession } from '#platform/calls/client.ts';
import { errorFieldsOf } from '#platform/calls/error-answer.ts';
import { useApp } from '#web/app-context.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import { ContactFields } from './contact-fields.tsx';
import type { Quotation } from './use-quotation.ts';

export function ContactDialog({ quotation }: { quotation: Quotation }) {
  const { t, language } = useApp(quoteCartTexts);
  const form = useId();
  const { phone, whatsapp, setPhone, setWhatsapp, problems, busy, save } =
    useContactForm(quotation);
  return (
    <Dialog
      open
      title={t.contactTitle}
      onClose={quotation.dismiss}
      footer={
        <>
          <Button type="submit" form={form} busy={busy}>
            {t.saveAndGenerate}
          </Button>
          <Button tone="secondary" onClick={quotation.dismiss}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={save} noValidate>
        <ContactFields
          language={language}
          phone={{ value: phone, onChange: (event) => setPhone(event.target.value) }}
          whatsapp={{ value: whatsapp, onChange: (event) => setWhatsapp(event.target.value) }}
          problems={problems}
        >
          <Button tone="quiet" onClick={() => setWhatsapp(phone)}>
            {t.sameNumber}
          </Button>
        </ContactFields>
      </form>
    </Dialog>
  );
}

function useContactForm(quotation: Quotation) {
  const { t, call, person, setPerson } = useApp(quoteCartTexts);
  const [phone, setPhone] = useState(person?.phone ?? '');
  const [whatsapp, setWhatsapp] = useState(person?.whatsapp ?? '');
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [busy, setBusy] = useState(false);
  // Each is said once, at its field.
  useEffect(() => document.getElementById(problems[0]?.field ?? '')?.focus(), [problems]);

  async function save(event: FormEvent) {
    event.preventDefault();
    const missing = missingOf(phone, whatsapp, t);
    setProblems(missing);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      const updated = await call(api.updateContact, { body: { phone, whatsapp } });
      setPerson(updated);
      quotation.dismiss();
      await quotation.submit(updated);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  function showFailure(error: unknown) {
    const fieldProblems = toProblems(errorFieldsOf(error));
    setProblems(fieldProblems);
    if (fieldProblems.length > 0) return;
    const reason = error instanceof ApiError && isOfSession(error) && error.answer.message;
    toast({ title: t.error, description: reason || t.contactFailed, tone: 'danger' });
  }

  return { phone, whatsapp, setPhone, setWhatsapp, problems, busy, save };
}

function missingOf(phone: string, whatsapp: string, t: (typeof quoteCartTexts)['es']) {
  const phoneMissing = `${t.phoneRequired}. ${t.phoneRequiredText}`;
  const whatsappMissing = `${t.whatsappRequired}. ${t.whatsappRequiredText}`;
  return [
    ...(phone.trim() ? [] : [{ field: 'phone', message: phoneMissing }]),
    ...(whatsapp.trim() ? [] : [{ field: 'whatsapp', message: whatsappMissing }]),
  ];
}
