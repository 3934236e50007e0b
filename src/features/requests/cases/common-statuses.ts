import type { StatusFacts } from './case-type.ts';

// Statuses with the same meaning share these words in every type of case.

export const queuedStatus = {
  label: { es: 'Pendiente', en: 'Pending' },
  tone: 'warning',
  happened: (who) => ({
    es: `${who} la puso otra vez en cola`,
    en: `${who} put it back into the queue`,
  }),
} satisfies Partial<StatusFacts>;

export const approvedStatus = {
  label: { es: 'Aprobada', en: 'Approved' },
  tone: 'success',
} satisfies Partial<StatusFacts>;

export const rejectedStatus = {
  label: { es: 'Rechazada', en: 'Rejected' },
  tone: 'danger',
} satisfies Partial<StatusFacts>;

export const completedStatus = {
  label: { es: 'Completada', en: 'Completed' },
  tone: 'neutral',
  happened: (who) => ({ es: `${who} la dio por terminada`, en: `${who} closed it` }),
} satisfies Partial<StatusFacts>;
