import { type FormEvent, useId, useState } from 'react';
import { api } from '#api.ts';
import { Button } from '#kit/button.tsx';
import { type FieldProblem, toProblems } from '#kit/forms/problems.ts';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { toast, toasts } from '#kit/toasts/toast-store.ts';
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
      {/* Whoever types again has read the toasts about the fields. */}
      <form id={form} className="stack" onSubmit={save} onInput={() => toasts.dismiss()} noValidate>
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

  async function save(event: FormEvent) {
    event.preventDefault();
    const missing = missingOf(phone, whatsapp, t);
    setProblems(missing.map(({ field, text }) => ({ field, message: text })));
    const [first] = missing;
    if (first) return toast({ title: first.title, description: first.text, tone: 'danger' });
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
    // The error of a field is shown beside it, and no toast may cover it.
    if (fieldProblems.length > 0) return;
    const reason = error instanceof ApiError && isOfSession(error) && error.answer.message;
    toast({ title: t.error, description: reason || t.contactFailed, tone: 'danger' });
  }

  return { phone, whatsapp, setPhone, setWhatsapp, problems, busy, save };
}

function missingOf(phone: string, whatsapp: string, t: (typeof quoteCartTexts)['es']) {
  const required = [
    { value: phone, field: 'phone', title: t.phoneRequired, text: t.phoneRequiredText },
    { value: whatsapp, field: 'whatsapp', title: t.whatsappRequired, text: t.whatsappRequiredText },
  ];
  return required.filter(({ value }) => !value.trim());
}
