import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { api } from '#api.ts';
import { readablePhone } from '#features/company/about/brand.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { OtherLanguage } from '#kit/forms/other-language.tsx';
import { problemOf, toProblems } from '#kit/forms/problems.ts';
import { Notice } from '#kit/notice.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { ApiError, isOfSession } from '#platform/calls/client.ts';
import { errorFieldsOf } from '#platform/calls/error-answer.ts';
import { actionField, renderedForField } from '#platform/http/shared/rendered-for.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { changedContact, contactNumbers, type NumberName } from '../contact.ts';
import type { ProfileAction } from '../form-fields.ts';
import { profileTexts } from '../messages.ts';

interface ContactFormProps {
  person: CurrentUser;
  actionData: ActionData | undefined;
  onDone: () => void;
}

export function ContactForm({ person, actionData, onDone }: ContactFormProps) {
  const { t } = useApp(profileTexts);
  const { form, problems, saving, signedOut, save, cancel } = useSavedContact(
    person,
    actionData,
    onDone,
  );
  const action: ProfileAction = 'contacto';
  return (
    <form
      ref={form}
      className="stack"
      method="post"
      action={href(routes.profile)}
      onSubmit={save}
      noValidate
      data-keep
    >
      <ErrorSummary title={t.problem} problems={problems} />
      <p>{t.editText}</p>
      <input type="hidden" name={actionField} value={action} />
      <input type="hidden" name={renderedForField} value={person.id} />
      {contactNumbers.map((name) => (
        <TextField
          key={name}
          id={name}
          name={name}
          type="tel"
          autoComplete="tel"
          label={t[name]}
          error={problemOf(problems, name)}
          defaultValue={actionData?.values[name] ?? readablePhone(person[name] ?? '')}
        />
      ))}
      {signedOut && <SignedOut message={signedOut} />}
      <div className="row gap-3">
        <Button type="submit" busy={saving}>
          {t.save}
        </Button>
        <ButtonLink tone="secondary" href={href(routes.profile)} onClick={cancel}>
          {t.cancel}
        </ButtonLink>
        <OtherLanguage />
      </div>
    </form>
  );
}

function SignedOut({ message }: { message: string }) {
  const { t } = useApp(profileTexts);
  const signInAgain = `/api/login?returnTo=${encodeURIComponent(href(routes.profile))}`;
  return (
    <Notice
      tone="danger"
      title={t.notSaved}
      role="status"
      action={
        <a href={signInAgain} target="_blank" rel="noopener">
          {t.signIn}
        </a>
      }
      text={message}
    />
  );
}

function useSavedContact(
  person: CurrentUser,
  actionData: ActionData | undefined,
  onDone: () => void,
) {
  const { t, call, setPerson, live } = useApp(profileTexts);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(() => toProblems(actionData?.fields ?? {}));
  const [saving, setSaving] = useState(false);
  const [signedOut, setSignedOut] = useState('');
  const startsLive = useRef(live);

  // Focuses the form if a tap opened it, but not if the page was loaded with it.
  useEffect(() => {
    if (!startsLive.current) return;
    document.getElementById(contactNumbers[0])?.focus();
    // A page that begins with the form brings it by itself.
    void import('#platform/browser/half-filled.ts').then((typed) => typed.keepHalfFilled());
  }, []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!form.current) return;
    const { body, missing } = changedContact(readNumbers(form.current), person);
    if (missing.length > 0) {
      setProblems(missing.map((field) => ({ field, message: t[`${field}Required`] })));
      return;
    }
    setSaving(true);
    setSignedOut('');
    try {
      setPerson(await call(api.updateContact, { body }));
      toast({ title: t.saved, description: t.savedText, tone: 'success' });
      leave();
    } catch (error) {
      setProblems(toProblems(errorFieldsOf(error)));
      if (error instanceof ApiError && isOfSession(error)) setSignedOut(error.answer.message);
      toast({ title: t.error, description: t.notSaved, tone: 'danger' });
    } finally {
      setSaving(false);
    }
  }

  function leave() {
    onDone();
    // The link that opened the form exists again after the next render.
    requestAnimationFrame(() => document.getElementById('edit')?.focus());
  }

  function cancel(event: MouseEvent) {
    event.preventDefault();
    leave();
  }

  return { form, problems, saving, signedOut, save, cancel };
}

function readNumbers(form: HTMLFormElement): Record<NumberName, string> {
  const typed = new FormData(form);
  return { phone: String(typed.get('phone')), whatsapp: String(typed.get('whatsapp')) };
}
