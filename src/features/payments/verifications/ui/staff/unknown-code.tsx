import { Badge } from '#kit/data/badge.tsx';
import { useApp } from '#web/app-context.ts';
import { staffVerificationTexts } from '../../staff-messages.ts';

/** Nobody issued it: it is invented, or a number of ours in the place of the code. */
export function UnknownCode({ codeIsNumber }: { codeIsNumber: boolean }) {
  const { t } = useApp(staffVerificationTexts);
  return codeIsNumber ? (
    <Badge tone="warning">{t.noCode}</Badge>
  ) : (
    <Badge tone="danger">{t.unknownCode}</Badge>
  );
}
