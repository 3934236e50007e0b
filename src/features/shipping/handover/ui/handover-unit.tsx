import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { isWholeCode } from '../code.ts';
import { handOverAction, handoverFields } from '../form-fields.ts';
import { handoverLimits } from '../handover-rules.ts';
import { driverTexts } from '../messages.ts';
import { SignedActPart } from '../signed-acts/ui/signed-act-part.tsx';
import { DriverForm } from './driver-form.tsx';
import type { LinkedUnitProps } from './linked-unit-props.ts';
import { UnsentNote } from './unsent-note.tsx';
import { useHandoverEntry } from './use-handover-entry.ts';

interface UnitProps extends LinkedUnitProps {
  folded: boolean;
  onDone: () => void;
}

/** One unit on a driver's list, with the forms for its code and for its signed act. */
export function HandoverUnit({ folded, onDone, ...props }: UnitProps) {
  const { unit, token, actionData } = props;
  const { t, language } = useApp(driverTexts);
  const entry = useHandoverEntry(token, unit.id, onDone);
  const handedOn = entry.done?.handedOn ?? unit.handedOn;
  const byCode = actionData?.values[handoverFields.code] !== undefined;
  const open = actionData !== null || entry.problem !== undefined || entry.typed.code !== '';
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
      <h2 className="strong">{unit.name}</h2>
      <p className="quiet" translate="no">
        {unit.unit}
      </p>
      {unit.identifier && <p>{t.identifier(unit.identifier)}</p>}
      <p>{t.receives(unit.receives, unit.province)}</p>
      <div aria-live="polite">
        {handedOn && <Notice tone="success" title={t.done(formatDate(handedOn, language))} />}
        {!handedOn && entry.state !== 'idle' && (
          <UnsentNote entry={entry} sending={t.sending} waits={t.waits} />
        )}
      </div>
      {!handedOn && (
        <SignedActPart {...props} actionData={byCode ? null : actionData} fold={fold}>
          {entry.state === 'idle' && (
            <EntryForm {...props} actionData={byCode ? actionData : null} entry={entry} />
          )}
        </SignedActPart>
      )}
    </>
  );
}

type Entry = ReturnType<typeof useHandoverEntry>;

function EntryForm({ unit, path, actionData, entry }: LinkedUnitProps & { entry: Entry }) {
  const { t } = useApp(driverTexts);
  const { code, receivedBy } = handoverFields;
  const { typed } = entry;

  async function send(fields: FormData) {
    const now = { code: String(fields.get(code)), receivedBy: String(fields.get(receivedBy)) };
    const wrong = {
      ...(!isWholeCode(now.code) && { [code]: t.codeWrong }),
      ...(!now.receivedBy.trim() && { [receivedBy]: t.receivedByWrong }),
    };
    if (Object.keys(wrong).length === 0) void entry.submit(now);
    return wrong;
  }

  return (
    <DriverForm
      path={path}
      actionData={actionData}
      hidden={{ action: handOverAction, unitField: handoverFields.unit, unitId: unit.id }}
      problem={{ title: t.problem, text: entry.problem }}
      send={send}
    >
      {(errorOf) => (
        <>
          <TextField
            id={`${code}-${unit.id}`}
            name={code}
            label={t.code}
            hint={t.codeHint}
            error={errorOf(code)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            defaultValue={typed.code || actionData?.values[code]}
          />
          <TextField
            id={`${receivedBy}-${unit.id}`}
            name={receivedBy}
            label={t.receivedBy}
            error={errorOf(receivedBy)}
            autoComplete="off"
            maxLength={handoverLimits.receivedBy}
            defaultValue={typed.receivedBy || actionData?.values[receivedBy]}
          />
          <Button type="submit" full>
            {t.send}
          </Button>
        </>
      )}
    </DriverForm>
  );
}
