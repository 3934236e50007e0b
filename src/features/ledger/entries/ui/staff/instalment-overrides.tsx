import { mayMake } from '#features/people/accounts/may-make.ts';
import { staffName } from '#features/people/accounts/staff-name.ts';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { choice, type FormField } from '#kit/staff/form/form-fields.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffMoney } from '../../schema.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';
import { FoldedMoneyForm, reason } from './money-form.tsx';

/** Without which instalments the units may be bought and shipped, and the form for another one. */
export function InstalmentOverrides({ quoteId, money }: { quoteId: string; money: StaffMoney }) {
  const { t, language, person } = useApp(staffMoneyTexts);
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
        <FoldedMoneyForm summary={t.goOn} hint={t.goOnHint}>
          <CallForm
            call={staffApi.overrideInstalment}
            params={{ id: quoteId }}
            fields={{ position: instalmentOf(binding), reason }}
            texts={{ ...t, position: t.instalment }}
            submit={t.goOn}
          />
        </FoldedMoneyForm>
      )}
    </>
  );
}

interface Binding {
  position: number;
  label: string;
  lacksCents: number;
}

/** It goes with what it lacks, as whoever chooses it saw. */
const instalmentOf = (binding: readonly Binding[]): FormField => ({
  ...choice((language) =>
    binding.map(({ position, label, lacksCents }) => [
      `${position}`,
      `${label}: ${formatMoney(lacksCents, language)}`,
    ]),
  ),
  parts: (typed) => {
    const position = Number(typed);
    const chosen = binding.find((each) => each.position === position);
    return { position, lacksCents: chosen?.lacksCents ?? 0 };
  },
});
