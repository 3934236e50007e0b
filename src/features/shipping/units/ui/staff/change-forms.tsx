import { ButtonLink } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { DescribedForm } from '#kit/staff/form/call-form.tsx';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { StaffUnit, UnitChange } from '../../staff-schema.ts';
import { stageLabels } from '../../stages.ts';
import css from './shipping.module.css';
import { unitChanges } from './unit-changes.ts';

/** What may be recorded of a unit now. */
export function ChangeForms({ unit }: { unit: StaffUnit }) {
  const { t, language } = useApp(staffUnitTexts);
  const { stage: last, hold } = unit;
  const open = unit.stages.filter(({ reachedOn }) => !reachedOn).map(({ stage }) => stage);
  const isOver = open.every((stage) => stage === 'delivered');
  const changes = unitChanges(language, open);
  const kinds: UnitChange['kind'][] = [
    ...(isOver ? [] : (['reached'] as const)),
    ...(open.length > 0 ? (['expected'] as const) : []),
    hold ? 'released' : 'held',
    'note',
    ...(last ? (['taken_back'] as const) : []),
  ];
  return (
    <div>
      {kinds.map((kind) => {
        const { label, hint, ...form } = changes[kind];
        const takesBack = kind === 'taken_back' && last;
        return (
          <Disclosure key={kind} summary={label} name="change">
            <p className={css.quiet}>
              {takesBack ? t.takeBackHint(stageLabels[last][language]) : hint}
            </p>
            <DescribedForm
              {...form}
              call={staffApi.recordUnitChange}
              params={{ id: unit.id }}
              fixed={{ kind, ...(takesBack && { stage: last }) }}
              texts={{ ...form.texts, saved: t.recorded, failed: t.notRecorded }}
            />
          </Disclosure>
        );
      })}
      {open.includes('delivered') && (
        <ButtonLink size="s" tone="quiet" href={href(staffRoutes.staffHandovers)}>
          {t.byHandover}
        </ButtonLink>
      )}
    </div>
  );
}
