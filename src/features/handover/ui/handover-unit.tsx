import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { actionField } from '#platform/http/shared/drawn-for.ts';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { isWholeCode } from '../code.ts';
import { handOverAction, handoverFields } from '../form-fields.ts';
import { driverTexts } from '../messages.ts';
import type { ActSlot, ActSlotProps } from './act-slot.ts';
import css from './handover.module.css';
import { useHandoverEntry } from './use-handover-entry.ts';

interface UnitProps extends ActSlotProps {
  ActSlot: ActSlot;
  /** Its form opens with a tap. */
  folded: boolean;
  /** It was handed over here, just now. */
  onDone: () => void;
}

/** One thing on a driver's list, with the two fields that hand it over. */
export function HandoverUnit({ ActSlot: Around, folded, onDone, ...props }: UnitProps) {
  const { unit, token, posted } = props;
  const { language } = useApp();
  const t = driverTexts[language];
  const entry = useHandoverEntry(token, unit.id, onDone);
  const handedOn = entry.done?.handedOn ?? unit.handedOn;
  const byCode = posted?.values[handoverFields.code] !== undefined;
  const open = posted !== null || entry.problem !== undefined || entry.typed.code !== '';
  const fold = (inside: ReactNode, begun: boolean) =>
    folded ? (
      <Disclosure summary={t.handOver} open={open || begun}>
        {inside}
      </Disclosure>
    ) : (
      inside
    );
  return (
    <>
      <h2 className={css.name}>{unit.name}</h2>
      <p className={css.unit} translate="no">
        {unit.unit}
      </p>
      {unit.identifier && <p>{t.identifier(unit.identifier)}</p>}
      <p>{t.receives(unit.receives, unit.province)}</p>
      <div aria-live="polite">
        {handedOn && <Notice tone="success" title={t.done(formatDate(handedOn, language))} />}
        {!handedOn && entry.state !== 'idle' && <Waits entry={entry} />}
      </div>
      {!handedOn && (
        <Around {...props} posted={byCode ? null : posted} fold={fold}>
          {entry.state === 'idle' && (
            <EntryForm {...props} posted={byCode ? posted : null} entry={entry} />
          )}
        </Around>
      )}
    </>
  );
}

type Entry = ReturnType<typeof useHandoverEntry>;

function Waits({ entry }: { entry: Entry }) {
  const t = driverTexts[useApp().language];
  if (entry.state === 'sending') return <p>{t.sending}</p>;
  return (
    <Notice
      tone="warning"
      title={t.waits}
      action={
        <Button tone="quiet" onClick={entry.cancel}>
          {t.change}
        </Button>
      }
    />
  );
}

function EntryForm({ unit, path, posted, entry }: ActSlotProps & { entry: Entry }) {
  const { language } = useApp();
  const t = driverTexts[language];
  const { code, receivedBy } = handoverFields;
  const { typed } = entry;
  const [wrong, setWrong] = useState<Record<string, string>>(posted?.fields ?? {});
  // Read from the form: what was typed before React was there counts too.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const now = { code: String(fields.get(code)), receivedBy: String(fields.get(receivedBy)) };
    const problems = {
      ...(!isWholeCode(now.code) && { [code]: t.codeWrong }),
      ...(!now.receivedBy.trim() && { [receivedBy]: t.receivedByWrong }),
    };
    setWrong(problems);
    const [first] = Object.keys(problems);
    if (first === undefined) return void entry.submit(now);
    const field = event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }
  const problem = entry.problem ?? posted?.message;
  return (
    <form
      method="post"
      action={postAddress(path, posted !== null)}
      className={css.form}
      noValidate
      onSubmit={submit}
    >
      {problem && (
        <Notice tone="danger" role="alert" title={t.problem}>
          {problem}
        </Notice>
      )}
      <input type="hidden" name={actionField} value={handOverAction} />
      <input type="hidden" name={handoverFields.unit} value={unit.id} />
      <TextField
        id={`${code}-${unit.id}`}
        name={code}
        label={t.code}
        hint={t.codeHint}
        error={wrong[code]}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={typed.code || posted?.values[code]}
      />
      <TextField
        id={`${receivedBy}-${unit.id}`}
        name={receivedBy}
        label={t.receivedBy}
        error={wrong[receivedBy]}
        autoComplete="off"
        maxLength={80}
        defaultValue={typed.receivedBy || posted?.values[receivedBy]}
      />
      <Button type="submit" full>
        {t.send}
      </Button>
    </form>
  );
}
