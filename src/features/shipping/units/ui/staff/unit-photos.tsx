import { useState } from 'react';
import { SelectField } from '#kit/forms/field.tsx';
import { FieldFrame, FieldHint } from '#kit/forms/field-frame.tsx';
import fileCss from '#kit/forms/file-input.module.css';
import { UploadList } from '#kit/staff/files/upload-list.tsx';
import { useUploads } from '#kit/staff/files/use-uploads.ts';
import { options } from '#kit/staff/form/options.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { sendBytes } from '#platform/browser/send-bytes.ts';
import { shrink } from '#platform/browser/shrink-picture.ts';
import { callAddress } from '#platform/calls/client.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { StaffUnit } from '../../staff-schema.ts';
import { type Stage, stageLabels, stages } from '../../stages.ts';
import css from './shipping.module.css';

const fieldId = 'unit-photos';

export function UnitPhotos({ unit }: { unit: StaffUnit }) {
  const { t, refresh } = useApp(staffUnitTexts);
  const uploads = useUploads(t.photoFailed);

  function addPhotos(files: readonly File[], stage: Stage) {
    const address = callAddress(staffApi.addUnitPhoto, {
      params: { id: unit.id },
      query: { stage },
    });
    for (const file of files) {
      // Shrunk once for all tries: the server stores the same bytes once, and a second time would give others.
      const small = shrink(file);
      void uploads.add(file.name, async (report) => {
        await sendBytes(address, (await small).file, report);
        void refresh();
      });
    }
  }

  return (
    <>
      <PhotoFields stage={unit.stage ?? 'bought'} add={addPhotos} />
      <UploadList {...uploads} />
      {unit.photos.length === 0 ? (
        <p className={css.quiet}>{t.noPhotos}</p>
      ) : (
        <ul className={css.photos}>
          {unit.photos.map((photo) => (
            <Photo key={photo.id} unitId={unit.id} photo={photo} />
          ))}
        </ul>
      )}
    </>
  );
}

interface PhotoFieldsProps {
  /** The stage of the unit. Photos are of it until another one is chosen. */
  stage: Stage;
  add: (files: readonly File[], stage: Stage) => void;
}

function PhotoFields({ stage: unitStage, add }: PhotoFieldsProps) {
  const { t, language } = useApp(staffUnitTexts);
  const [chosen, setChosen] = useState<Stage>();
  const stage = chosen ?? unitStage;
  return (
    <>
      <SelectField
        dense
        label={t.photosOf}
        value={stage}
        onChange={({ target }) => setChosen(stages.find((each) => each === target.value) ?? stage)}
      >
        {options(stages, (each) => stageLabels[each][language])}
      </SelectField>
      <FieldFrame id={fieldId} label={t.choosePhotos} className={undefined}>
        <FieldHint id={fieldId}>{t.photosHint}</FieldHint>
        <input
          id={fieldId}
          className={fileCss.file}
          type="file"
          multiple
          data-live
          accept="image/*"
          aria-describedby={`${fieldId}-hint`}
          onChange={({ target }) => {
            add([...(target.files ?? [])], stage);
            target.value = '';
          }}
        />
      </FieldFrame>
    </>
  );
}

interface PhotoProps {
  unitId: string;
  photo: StaffUnit['photos'][number];
}

function Photo({ unitId, photo: { id, sizes, stage, at, text } }: PhotoProps) {
  const { t, language, call } = useApp(staffUnitTexts);
  const label = text ?? t.photo(stageLabels[stage][language], formatMoment(at, language));
  const widths = Object.keys(sizes).map(Number);
  const address = (width: number) =>
    callAddress(staffApi.unitPhoto, { params: { id: unitId, photo: id, width: String(width) } });
  const remove = () => call(staffApi.removeUnitPhoto, { params: { id: unitId, photo: id } });
  return (
    <li>
      <a href={address(Math.max(...widths))} aria-label={label}>
        <img src={address(Math.min(...widths))} width={320} height={240} alt="" loading="lazy" />
      </a>
      <span className={css.quiet}>
        {stageLabels[stage][language]}, {formatMoment(at, language)}
      </span>
      <RecordButton
        texts={{ failed: t.notSaved }}
        tone="quiet"
        label={`${t.removePhoto}: ${label}`}
        record={remove}
        done={t.photoRemoved}
        always
      >
        {t.removePhoto}
      </RecordButton>
    </li>
  );
}
