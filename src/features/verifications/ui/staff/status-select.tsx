import { RowStatus } from '#features/cases/ui/staff/row-status.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffVerification } from '../../schema.ts';
import { verificationStatuses, verificationStatusFacts } from '../../statuses.ts';
import { staffVerificationMessages } from './staff-messages.ts';

interface StatusSelectProps {
  verification: StaffVerification;
  /** A rejection needs a reason: it is written in the panel. */
  onReject: () => void;
}

/** The status in a row of the list: a choice is saved at once. */
export function StatusSelect({ verification, onReject }: StatusSelectProps) {
  const { language, call } = useApp();
  const t = staffVerificationMessages[language];
  return (
    <RowStatus
      label={t.changeStatusOf(verification.ticketId)}
      current={verification.status}
      choices={verificationChoices(language)}
      texts={t}
      elsewhere={(status) => {
        if (status === 'rejected') onReject();
        return status === 'rejected';
      }}
      change={(status) =>
        call(staffApi.changeVerificationStatus, {
          params: { id: verification.id },
          body: { status, expected: verification.status },
        })
      }
    />
  );
}

export function verificationChoices(language: 'es' | 'en') {
  return verificationStatuses.map((value) => ({
    value,
    label: verificationStatusFacts[value].label[language],
  }));
}
