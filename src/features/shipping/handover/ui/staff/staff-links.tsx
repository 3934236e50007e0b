import { classNames } from '#kit/class-names.ts';
import { CopyButton } from '#kit/copy-button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { RecordForm } from '#kit/staff/form/record-form.tsx';
import { WholeNumbers } from '#kit/whole-numbers.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { handoverLinkDays } from '../../handover-link.ts';
import { handoverLimits } from '../../handover-rules.ts';
import type { StaffHandoverLink } from '../../schema.ts';
import { staffHandoverTexts } from '../../staff-messages.ts';
import css from './staff-handovers.module.css';

/** The check boxes of the units belong to the form with this id. */
export const handoverLinkFormId = 'enlace';

export function LinkForm() {
  const { t, call } = useApp(staffHandoverTexts);

  function save(fields: FormData, key: string) {
    const body = {
      label: String(fields.get('label')),
      days: Number(fields.get('days')),
      units: fields.getAll('units').map(String),
    };
    return call(staffApi.makeHandoverLink, { body, key });
  }

  return (
    <section className={`card grid gap-3 ${css.part}`} aria-labelledby="new-link">
      <h2 id="new-link">{t.newLink}</h2>
      <RecordForm
        id={handoverLinkFormId}
        className={css.form}
        texts={{ saved: t.made, failed: t.failed }}
        submit={t.make}
        save={save}
        always
      >
        {(errorOf) => (
          <>
            <TextField
              name="label"
              label={t.label}
              hint={t.labelHint}
              error={errorOf('label')}
              autoComplete="off"
              maxLength={handoverLimits.label}
              required
              dense
            />
            <TextField
              name="days"
              type="number"
              label={t.days}
              error={errorOf('days')}
              min={1}
              max={handoverLinkDays.most}
              defaultValue={handoverLinkDays.usual}
              required
              dense
            />
            <p className="quiet">{t.chosen}</p>
          </>
        )}
      </RecordForm>
    </section>
  );
}

export function LinkList({ links }: { links: readonly StaffHandoverLink[] }) {
  const { t } = useApp(staffHandoverTexts);
  return (
    <section className={`card grid gap-3 ${css.part}`}>
      <h2>{t.links}</h2>
      {links.length === 0 && <p className="quiet">{t.noLinks}</p>}
      <ul className={`grid gap-3 ${css.units}`}>
        {links.map((link) => (
          <LinkItem key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}

function LinkItem({ link }: { link: StaffHandoverLink }) {
  const { t, language, address, call } = useApp(staffHandoverTexts);
  const { id: linkId, label, path, left, units, expiresAt } = link;
  const revoke = () => call(staffApi.endHandoverLink, { params: { linkId } });
  return (
    <li className={css.unit}>
      <p>
        <strong>{label}</strong>
        <span className={classNames('quiet', css.below)}>
          {t.left(left, units.length, formatDate(expiresAt, language))}
        </span>
      </p>
      <p className="quiet">
        <WholeNumbers text={units.join(', ')} />
      </p>
      <p className="row gap-2 middle">
        {path && <CopyButton size="s" text={new URL(path, address).href} label={t.copy} />}
        <RecordButton
          texts={t}
          tone="quiet"
          label={t.revokeOf(label)}
          record={revoke}
          done={t.revoked}
          always
        >
          {t.revoke}
        </RecordButton>
      </p>
    </li>
  );
}
