import { mayMake } from '#features/people/accounts/may-make.ts';
import { staffName } from '#features/people/accounts/staff-name.ts';
import { SelectField } from '#kit/forms/field.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffMoney } from '../../schema.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';
import { FoldedMoneyForm } from './money-form.tsx';
import { ReasonField } from './refund-form.tsx';

/** Without which instalments the units may be bought and shipped, and the form for another one. */
export function InstalmentOverrides({ quoteId, money }: { quoteId: string; money: StaffMoney }) {
  const { t, language, person, call } = useApp(staffMoneyTexts);
  const { instalments, overrides } = money;
  const binding = instalments.flatMap((part, position) =>
    part.lacksCents > 0 && !overrides.some((each) => each.position === position)
      ? { ...part, position }
      : [],
  );
  return (
    <>
      {overrides.map(({ position, reason, by, at }) => (
        <p key={position} className="said">
          <strong>{t.goesOnWithout(instalments[position]?.label ?? '')}</strong> {reason}{' '}
          <span className="muted">
            {staffName(by, language)}, {formatMoment(at, language)}
          </span>
        </p>
      ))}
      {mayMake(staffApi.overrideInstalment, person) && binding.length > 0 && (
        <FoldedMoneyForm
          summary={t.goOn}
          hint={t.goOnHint}
          action={t.goOn}
          send={(typed) => {
            const position = Number(typed('position'));
            const lacksCents = instalments[position]?.lacksCents ?? 0;
            return call(staffApi.overrideInstalment, {
              params: { id: quoteId },
              body: { position, lacksCents, reason: typed('reason') },
            });
          }}
        >
          {(errorOf) => (
            <>
              <SelectField dense name="position" label={t.instalment}>
                {binding.map(({ position, label, lacksCents }) => (
                  <option key={position} value={position}>
                    {label}: {formatMoney(lacksCents, language)}
                  </option>
                ))}
              </SelectField>
              <ReasonField error={errorOf('reason')} />
            </>
          )}
        </FoldedMoneyForm>
      )}
    </>
  );
}
