import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { api } from '#api.ts';
import { driverTexts } from '#features/handover/messages.ts';
import type { ActSlot, ActSlotProps } from '#features/handover/ui/act-slot.ts';
import css from '#features/handover/ui/handover.module.css';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { FieldFrame, useControl } from '#kit/forms/field-frame.tsx';
import fileCss from '#kit/forms/file-input.module.css';
import { Notice } from '#kit/notice.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { actionField } from '#platform/http/shared/drawn-for.ts';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { useApp } from '#web/app-context.ts';
import { actFields, actSentKey, sendActAction } from '../form-fields.ts';
import { signedActTexts } from '../messages.ts';
import { useSignedAct } from './use-signed-act.ts';

type Act = ReturnType<typeof useSignedAct>;

/** Where nobody has the code: photos of the signed act, and how the one that was sent stands. */
export function SignedActPart({ children, fold, ...props }: ComponentProps<ActSlot>) {
  const { unit, token, posted } = props;
  const { language, address } = useApp();
  const t = signedActTexts[language];
  const act = useSignedAct(token, unit.id);
  const sent = act.sent || address.searchParams.get(actSentKey) === unit.id;
  const state = sent && unit.act?.state !== 'refused' ? 'waiting' : unit.act?.state;
  const open = posted !== null || act.problem !== undefined || act.before !== undefined;
  return (
    <>
      <div aria-live="polite">
        {act.state !== 'idle' && <OnItsWay act={act} />}
        {act.state === 'idle' && state === 'waiting' && (
          <Notice title={t.arrived.title}>{t.arrived.text}</Notice>
        )}
        {act.state === 'idle' && state === 'refused' && (
          <Notice tone="danger" title={t.refused}>
            <p>{unit.act?.reason}</p>
            {!unit.act?.more && <p>{t.noMore}</p>}
          </Notice>
        )}
      </div>
      {fold(
        <>
          {children}
          {act.state === 'idle' && state !== 'waiting' && (unit.act?.more ?? true) && (
            <Disclosure summary={t.title} open={open}>
              <ActForm {...props} act={act} />
            </Disclosure>
          )}
        </>,
        open,
      )}
    </>
  );
}

function OnItsWay({ act }: { act: Act }) {
  const { language } = useApp();
  const t = signedActTexts[language];
  if (act.state === 'sending') return <p>{t.sending}</p>;
  return (
    <Notice
      tone="warning"
      title={t.waitsHere}
      action={
        <Button tone="quiet" onClick={act.cancel}>
          {driverTexts[language].change}
        </Button>
      }
    />
  );
}

function ActForm({ unit, token, path, posted, act }: ActSlotProps & { act: Act }) {
  const { language } = useApp();
  const t = signedActTexts[language];
  const [wrong, setWrong] = useState<Record<string, string>>(posted?.fields ?? {});
  const photos = useRef<HTMLInputElement>(null);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (act.busy) return;
    const fields = new FormData(event.currentTarget);
    const name = event.currentTarget.elements.namedItem(actFields.receivedBy);
    const receivedBy = String(fields.get(actFields.receivedBy)).trim();
    setWrong({});
    if (!receivedBy) {
      setWrong({ [actFields.receivedBy]: driverTexts[language].receivedByWrong });
      if (name instanceof HTMLElement) name.focus();
      return;
    }
    const problem = await act.submit(receivedBy, [...(photos.current?.files ?? [])]);
    if (!problem) return;
    setWrong({ [actFields.photos]: problem });
    photos.current?.focus();
  }
  const problem = act.problem ?? posted?.message;
  const kept = act.before?.photos.length ?? 0;
  const { id } = unit;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={postAddress(path, posted !== null)}
      className={css.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p>{t.lead}</p>
      <p>
        <a
          className={css.act}
          href={callAddress(api.linkBlankAct, { params: { token, id }, query: { language } })}
          download
          aria-label={t.blankOf(unit.unit)}
        >
          {t.blank}
        </a>
      </p>
      {problem && (
        <Notice tone="danger" role="alert" title={t.problem}>
          {problem}
        </Notice>
      )}
      <input type="hidden" name={actionField} value={sendActAction} />
      <input type="hidden" name={actFields.unit} value={id} />
      <TextField
        id={`${actFields.receivedBy}-${id}`}
        name={actFields.receivedBy}
        label={t.receivedBy}
        error={wrong[actFields.receivedBy]}
        autoComplete="off"
        maxLength={80}
        defaultValue={act.before?.act.receivedBy ?? posted?.values[actFields.receivedBy]}
        key={act.before?.act.receivedBy}
      />
      <PhotosField
        id={`${actFields.photos}-${id}`}
        kept={kept}
        error={wrong[actFields.photos]}
        field={photos}
      />
      <Button type="submit" tone="secondary" full busy={act.busy} aria-label={t.sendOf(unit.unit)}>
        {t.send}
      </Button>
    </form>
  );
}

interface PhotosProps {
  id: string;
  /** Of an act that was not sent. */
  kept: number;
  error: string | undefined;
  field: React.RefObject<HTMLInputElement | null>;
}

function PhotosField({ id, kept, error, field }: PhotosProps) {
  const t = signedActTexts[useApp().language];
  const hint = kept > 0 ? `${t.kept(kept)}. ${t.photosHint}` : t.photosHint;
  const texts = { id, label: t.photos, hint, error };
  return (
    <FieldFrame {...texts} className={undefined}>
      <input
        {...useControl(texts)}
        ref={field}
        type="file"
        name={actFields.photos}
        multiple
        accept="image/jpeg,image/png,image/webp"
        className={fileCss.file}
      />
    </FieldFrame>
  );
}
