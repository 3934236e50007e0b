/** What somebody of staff does next, of every subject. */
export const todayKinds = [
  'answer',
  'change',
  'verification',
  'bank-line',
  'expires',
  'overdue',
  'cash',
  'given',
  'credit',
  'held',
  'late',
  'unpaid',
  'silent',
  'act',
  'follow-up',
  'verification-again',
  'mail',
] as const;
export type TodayKind = (typeof todayKinds)[number];

/** Whose: one's own, nobody's, everybody's. */
export const todayScopes = ['mine', 'nobody', 'all'] as const;
export type TodayScope = (typeof todayScopes)[number];
