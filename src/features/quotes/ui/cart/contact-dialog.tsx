import { type FormEvent, useId, useState } from 'react';
import { api } from '#api.ts';
import { Button } from '#kit/button.tsx';
import { type FieldProblem, toProblems } from '#kit/forms/problems.ts';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { toast, toasts } from '#kit/toasts/toast-store.ts';
import { ApiError, isOfSession } from '#platform/calls/client.ts';
import { fieldsOf } from '#platform/calls/error-answer.ts';
import { useApp } from '#web/app-context.ts';
import { cartTexts } from '../../cart/messages.ts';
import { ContactFields } from './contact-fields.tsx';
import type { Quotation } from './use-quotation.ts';

/** Asks for the numbers that a quotation needs, keeps them in the profile and goes on. */
export function ContactDialog({ quotation }: { quotation: Quotation }) {
  const { call, language, person, setPerson } = useApp();
  const t = cartTexts[language];
  const form = useId();
  const [phone, setPhone] = useState(person?.phone ?? '');
  const [whatsapp, setWhatsapp] = useState(person?.whatsapp ?? '');
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [saving, setSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const missing = missingOf(phone, whatsapp, t);
    setProblems(missing.map(({ field, text }) => ({ field, message: text })));
    const [first] = missing;
    if (first) {
      toast({ title: first.title, description: first.text, tone: 'danger' });
      return;
    }
    setSaving(true);
    try {
      const updated = await call(api.updateContact, { body: { phone, whatsapp } });
      setPerson(updated);
      quotation.cancelContact();
      await quotation.submit(updated);
    } catch (error) {
      const wrong = toProblems(fieldsOf(error));
      setProblems(wrong);
      const reason = error instanceof ApiError && isOfSession(error) && error.answer.message;
      // What is wrong with a field stands beside it: nothing is to cover it.
      if (wrong.length === 0) {
        toast({ title: t.error, description: reason || t.contactFailed, tone: 'danger' });
      }
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      open
      title={t.contactTitle}
      onClose={quotation.cancelContact}
      footer={
        <>
          <Button type="submit" form={form} busy={saving}>
            {t.saveAndGenerate}
          </Button>
          <Button tone="secondary" onClick={quotation.cancelContact}>
            {t.cancel}
          </Button>
        </>
      }
    >
      {/* What was said of the fields has been read by then. */}
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

function missingOf(phone: string, whatsapp: string, t: (typeof cartTexts)['es']) {
  return [
    ...(phone.trim()
      ? []
      : [{ field: 'phone', title: t.phoneRequired, text: t.phoneRequiredText }]),
    ...(whatsapp.trim()
      ? []
      : [{ field: 'whatsapp', title: t.whatsappRequired, text: t.whatsappRequiredText }]),
  ];
}
