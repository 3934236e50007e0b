import { type FormEvent, type ReactNode, useState } from 'react';
import { Notice } from '#kit/notice.tsx';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import type { ActionData } from '#web/page.ts';
import css from './handover.module.css';

interface DriverFormProps {
  path: string;
  actionData: ActionData | null;
  hidden: { action: string; unitField: string; unitId: string };
  encType?: 'multipart/form-data';
  problem: { title: string; text: string | undefined };
  /** Returns the problems by the names of the fields, or an empty object once it was sent. */
  send: (fields: FormData) => Promise<Record<string, string>>;
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/**
 * A form of one unit on a driver's page. It works without JavaScript; with it, the first wrong
 * field takes the focus.
 */
export function DriverForm(props: DriverFormProps) {
  const { path, actionData, hidden, encType, problem, send, children } = props;
  const [wrong, setWrong] = useState<Record<string, string>>(actionData?.fields ?? {});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setWrong({});
    // Reads the form and not React's state, because what was typed before React was there counts
    // too.
    const found = await send(new FormData(form));
    setWrong(found);
    const field = form.elements.namedItem(Object.keys(found)[0] ?? '');
    if (field instanceof HTMLElement) field.focus();
  }

  const text = problem.text ?? actionData?.message;
  return (
    <form
      method="post"
      {...(encType && { encType })}
      action={postAddress(path, actionData !== null)}
      className={css.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {text && (
        <Notice tone="danger" role="alert" title={problem.title}>
          {text}
        </Notice>
      )}
      <input type="hidden" name={actionField} value={hidden.action} />
      <input type="hidden" name={hidden.unitField} value={hidden.unitId} />
      {children((name) => wrong[name])}
    </form>
  );
}
