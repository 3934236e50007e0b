import type { Text } from '../../platform/language.ts';

/** The statuses; staff may set any from any. */
export const verificationStatuses = [
  'pending',
  'processing',
  'approved',
  'rejected',
  'completed',
] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** What staff have decided: they need not act any more. */
export const finishedVerifications: readonly VerificationStatus[] = [
  'approved',
  'rejected',
  'completed',
];

interface StatusFacts {
  label: Text;
  tone: 'info' | 'warning' | 'success' | 'danger' | 'neutral';
  /** What it means, who must act, and what comes next. */
  meaning: Text;
}

export const verificationStatusFacts: Record<VerificationStatus, StatusFacts> = {
  pending: {
    label: { es: 'Pendiente', en: 'Pending' },
    tone: 'warning',
    meaning: {
      es: 'En cola para revisión. Nos toca a nosotros.',
      en: 'In the queue for review. It is our turn.',
    },
  },
  processing: {
    label: { es: 'En Proceso', en: 'In process' },
    tone: 'info',
    meaning: {
      es: 'Estamos comprobando la información. Nos toca a nosotros.',
      en: 'We are checking the information. It is our turn.',
    },
  },
  approved: {
    label: { es: 'Aprobada', en: 'Approved' },
    tone: 'success',
    meaning: { es: 'Su pago está verificado.', en: 'Your payment is verified.' },
  },
  rejected: {
    label: { es: 'Rechazada', en: 'Rejected' },
    tone: 'danger',
    meaning: {
      es: 'Necesitamos más información. Le contactaremos; también puede enviarla de nuevo aquí.',
      en: 'We need more information. We will contact you; you may also send it again here.',
    },
  },
  completed: {
    label: { es: 'Completada', en: 'Completed' },
    tone: 'neutral',
    meaning: { es: 'El proceso terminó.', en: 'The process is finished.' },
  },
};

/** A status as it is stored; one that is unknown displays as pending, as with quotes. */
export function toVerificationStatus(value: string): VerificationStatus {
  return verificationStatuses.find((status) => status === value) ?? 'pending';
}

/** How a customer's verifications are counted on their page. */
export function countVerifications(verifications: readonly { status: VerificationStatus }[]) {
  const count = (...statuses: VerificationStatus[]) =>
    verifications.filter(({ status }) => statuses.includes(status)).length;
  return {
    total: verifications.length,
    inProcess: count('pending', 'processing'),
    approved: count('approved', 'completed'),
    rejected: count('rejected'),
  };
}
