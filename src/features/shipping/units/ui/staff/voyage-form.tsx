import { CallForm } from '#kit/staff/form/call-form.tsx';
import { day, line } from '#kit/staff/form/form-fields.tsx';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { Voyage } from '../../voyage-schema.ts';
import { staffVoyageTexts } from '../../voyage-staff-messages.ts';
import css from './shipping.module.css';

const needed = { required: true };
const facts = {
  ship: line(needed),
  number: line(needed),
  carrier: line(needed),
  port: line(needed),
};

export function NewVoyageForm() {
  const { t, navigate } = useApp(staffVoyageTexts);
  const billOfLading = line({ mark: t.optional });
  return (
    <>
      <p className={css.quiet}>{t.createHint}</p>
      <CallForm
        className={css.fields}
        call={staffApi.createVoyage}
        fields={{ ...facts, billOfLading, departsOn: day(needed), arrivesOn: day(needed) }}
        texts={{ ...t, saved: t.recorded, failed: t.notRecorded }}
        follow={({ id }) => navigate(href(staffRoutes.staffVoyage, { id }))}
      />
    </>
  );
}

/** Leaves out the dates of a voyage, which change by an entry that tells people. */
export function VoyageFactsForm({ voyage }: { voyage: Voyage }) {
  const { t } = useApp(staffVoyageTexts);
  const { id, revision: expected } = voyage;
  return (
    <>
      <p className={css.quiet}>{t.editHint}</p>
      <CallForm
        className={css.fields}
        call={staffApi.saveVoyage}
        params={{ id }}
        fields={{ ...facts, billOfLading: line({ mark: t.optional }) }}
        texts={{ ...t, saved: t.recorded, failed: t.notRecorded }}
        start={voyage}
        fixed={{ expected }}
      />
    </>
  );
}
