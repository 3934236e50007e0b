import { Badge } from '#kit/data/badge.tsx';
import { useApp } from '#web/app-context.ts';
import { type VerificationStatus, verificationStatusFacts } from '../statuses.ts';

export function VerificationStatusBadge({ status }: { status: VerificationStatus }) {
  const { label, tone } = verificationStatusFacts[status];
  return <Badge tone={tone}>{label[useApp().language]}</Badge>;
}
