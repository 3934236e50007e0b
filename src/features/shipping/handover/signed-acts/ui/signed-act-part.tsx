import type { ReactNode } from 'react';
import { api } from '#api.ts';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { FieldFrame, useControl } from '#kit/forms/field-frame.tsx';
import fileCss from '#kit/forms/file-input.module.css';
import { Notice } from '#kit/notice.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { useApp } from '#web/app-context.ts';
import { handoverLimits } from '../../handover-rules.ts';
import { driverTexts } from '../../messages.ts';
import { DriverForm } from '../../ui/driver-form.tsx';
import css from '../../ui/handover.module.css';
import type { LinkedUnitProps } from '../../ui/linked-unit-props.ts';
import { UnsentNote } from '../../ui/unsent-note.tsx';
import { actDoneKey, actFields, sendActAction } from '../form-fields.ts';
import { signedActTexts } from '../messages.ts';
import { useSignedAct } from './use-signed-act.ts';

type Act = ReturnType<typeof useSignedAct>;

interface SignedActProps extends LinkedUnitProps {
  /** The form for the code, between the state of an act and its form. */
  children: ReactNode;
  /** Folds the forms away in a long list; `begun` keeps one open in which something was typed. */
  fold(inside: ReactNode, begun: boolean): ReactNode;
}

/**
 * For a recipient without the code: the form for photos of the signed act, and the state of one
 * that was sent.
 */
export function SignedActPart({ children, fold, ...props }: SignedActProps) {
  const { unit, token, actionData } = props;
  const { t, address } = useApp(signedActTexts);
  const act = useSignedAct(token, unit.id);
  const sent = act.sent || address.searchParams.get(actDoneKey) === unit.id;
  const state = sent && unit.act?.state !== 'refused' ? 'waiting' : unit.act?.state;
  const open = actionData !== null || act.problem !== undefined || act.unsent !== undefined;
  return (
    <>
      <div aria-live="polite">
        {act.state !== 'idle' && <UnsentNote entry={act} sending={t.sending} waits={t.waitsHere} />}
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

function ActForm({ unit, token, path, actionData, act }: LinkedUnitProps & { act: Act }) {
  const { t, language } = useApp(signedActTexts);
  const { receivedBy, photos } = actFields;
  const { id } = unit;

  async function send(fields: FormData): Promise<Record<string, string>> {
    if (act.busy) return {};
    const name = String(fields.get(receivedBy)).trim();
    if (!name) return { [receivedBy]: driverTexts[language].receivedByWrong };
    // A browser gives one file without a name where none was chosen.
    const chosen = fields.getAll(photos).filter((file) => file instanceof File && file.name !== '');
    const problem = await act.submit(name, chosen as File[]);
    return problem ? { [photos]: problem } : {};
  }

  return (
    <div className={css.head}>
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
      <DriverForm
        path={path}
        actionData={actionData}
        hidden={{ action: sendActAction, unitField: actFields.unit, unitId: id }}
        encType="multipart/form-data"
        problem={{ title: t.problem, text: act.problem }}
        send={send}
      >
        {(errorOf) => <ActFields unit={unit} actionData={actionData} act={act} errorOf={errorOf} />}
      </DriverForm>
    </div>
  );
}

interface ActFieldsProps extends Pick<LinkedUnitProps, 'unit' | 'actionData'> {
  act: Act;
  errorOf: (name: string) => string | undefined;
}

function ActFields({ unit, actionData, act, errorOf }: ActFieldsProps) {
  const { t } = useApp(signedActTexts);
  const { receivedBy, photos } = actFields;
  const name = act.unsent?.act.receivedBy;
  return (
    <>
      <TextField
        id={`${receivedBy}-${unit.id}`}
        name={receivedBy}
        label={t.receivedBy}
        error={errorOf(receivedBy)}
        autoComplete="off"
        maxLength={handoverLimits.receivedBy}
        defaultValue={name ?? actionData?.values[receivedBy]}
        key={name}
      />
      <PhotosField
        id={`${photos}-${unit.id}`}
        stored={act.unsent?.photos.length ?? 0}
        error={errorOf(photos)}
      />
      <Button type="submit" tone="secondary" full busy={act.busy} aria-label={t.sendOf(unit.unit)}>
        {t.send}
      </Button>
    </>
  );
}

interface PhotosFieldProps {
  id: string;
  stored: number;
  error: string | undefined;
}

function PhotosField({ id, stored, error }: PhotosFieldProps) {
  const { t } = useApp(signedActTexts);
  const hint = stored > 0 ? `${t.stored(stored)}. ${t.photosHint}` : t.photosHint;
  const texts = { id, label: t.photos, hint, error };
  return (
    <FieldFrame {...texts} className={undefined}>
      <input
        {...useControl(texts)}
        type="file"
        name={actFields.photos}
        multiple
        accept="image/jpeg,image/png,image/webp"
        className={fileCss.file}
      />
    </FieldFrame>
  );
}
