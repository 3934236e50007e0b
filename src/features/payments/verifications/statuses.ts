import { answerTime } from '#features/company/about/answer-hours.ts';
import { type CaseType, type StatusFacts, toStatus } from '#features/requests/cases/case-type.ts';
import {
  approvedStatus,
  completedStatus,
  queuedStatus,
  rejectedStatus,
} from '#features/requests/cases/common-statuses.ts';
import type { Text } from '#platform/text/language.ts';
import { verificationKinds } from './event-kinds.ts';

export const verificationStatuses = [
  'pending',
  'processing',
  'approved',
  'rejected',
  'completed',
] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

export const finishedVerifications: readonly VerificationStatus[] = [
  'approved',
  'rejected',
  'completed',
];

const approved: readonly VerificationStatus[] = ['approved', 'completed'];
const undecided: readonly VerificationStatus[] = ['pending', 'processing'];

/** True where a stored status says that the payment was verified. */
export const isApproved = (status: string | null): boolean =>
  approved.some((each) => each === status);

export const isUndecided = (status: VerificationStatus): boolean => undecided.includes(status);

export const verificationsInCustomersTurn: readonly VerificationStatus[] = ['rejected'];

const answered: Text = {
  es: `Respondemos en ${answerTime.es}.`,
  en: `We answer within ${answerTime.en}.`,
};

interface VerificationStatusFacts extends StatusFacts {
  meaning: Text;
  /** Who must act, and what comes next. */
  next: Text;
  /** Says by when, or that there is no date. */
  when: Text;
}

export const verificationStatusFacts: Record<VerificationStatus, VerificationStatusFacts> = {
  pending: {
    ...queuedStatus,
    meaning: { es: 'En cola para revisión.', en: 'In the queue for review.' },
    next: {
      es: 'Nos toca a nosotros: un agente compara su código y sus comprobantes con la cotización.',
      en: 'It is our turn: an agent compares your code and your receipts with the quotation.',
    },
    when: answered,
  },
  processing: {
    label: { es: 'En Proceso', en: 'In process' },
    tone: 'info',
    meaning: { es: 'Estamos comprobando la información.', en: 'We are checking the information.' },
    next: {
      es: 'Nos toca a nosotros: le escribimos en cuanto tengamos el resultado.',
      en: 'It is our turn: we write to you as soon as we have the result.',
    },
    happened: (who) => ({ es: `${who} la está revisando`, en: `${who} is checking it` }),
    when: answered,
  },
  approved: {
    ...approvedStatus,
    meaning: { es: 'La revisamos y la aprobamos.', en: 'We have checked and approved it.' },
    next: {
      es: 'Nos toca a nosotros: nuestro equipo le dice qué comprobó. Un pago cuenta cuando está en su cotización.',
      en: 'It is our turn: our team tells you what it found. A payment counts once it is in your quotation.',
    },
    happened: (who) => ({ es: `${who} la aprobó`, en: `${who} approved it` }),
    when: {
      es: 'Las fechas se las dice su agente, y cada paso se ve en Mis Cotizaciones.',
      en: 'Your agent tells you the dates, and every step is seen in My quotations.',
    },
  },
  rejected: {
    ...rejectedStatus,
    meaning: { es: 'Necesitamos más información.', en: 'We need more information.' },
    next: {
      es: 'Le toca a usted: corrija lo que falta y envíela de nuevo, con el mismo ticket.',
      en: 'It is your turn: mend what is missing and send it again, on the same ticket.',
    },
    happened: (who) => ({
      es: `${who} pidió más información`,
      en: `${who} asked for more information`,
    }),
    when: {
      es: `No hay plazo. Respondemos en ${answerTime.es} desde que la envíe.`,
      en: `There is no deadline. We answer within ${answerTime.en} after you send it.`,
    },
  },
  completed: {
    ...completedStatus,
    meaning: { es: 'El proceso terminó.', en: 'The process is finished.' },
    next: { es: 'Nadie debe hacer nada más.', en: 'Nobody has to do anything more.' },
    when: {
      es: 'De esta verificación no queda nada por hacer.',
      en: 'Nothing is left to do about this verification.',
    },
  },
};

/** `counted`: a payment of it stands in the ledger, and only then do we say that it is verified. */
export function factsOf(
  status: VerificationStatus,
  counted: boolean,
): Pick<VerificationStatusFacts, 'meaning' | 'next' | 'when'> {
  const facts = verificationStatusFacts[status];
  return status === 'approved' && counted ? { ...facts, ...countedFacts } : facts;
}

const countedFacts = {
  meaning: { es: 'Su pago está verificado.', en: 'Your payment is verified.' },
  next: {
    es: 'Qué sigue con su compra se lee en Mis Cotizaciones.',
    en: 'What comes next of your order stands in My quotations.',
  },
};

export const verificationType: CaseType<VerificationStatus> = {
  name: 'verification',
  statuses: verificationStatuses,
  facts: verificationStatusFacts,
  finished: finishedVerifications,
  working: ['processing'],
  promising: [],
  kinds: verificationKinds,
  needsReason: 'rejected',
};

export const toVerificationStatus = (stored: string): VerificationStatus =>
  toStatus(verificationType, stored);

export function countVerifications(verifications: readonly { status: VerificationStatus }[]) {
  const count = (isOf: (status: VerificationStatus) => boolean) =>
    verifications.filter(({ status }) => isOf(status)).length;
  return {
    total: verifications.length,
    inProcess: count(isUndecided),
    approved: count(isApproved),
    rejected: count((status) => status === 'rejected'),
  };
}
