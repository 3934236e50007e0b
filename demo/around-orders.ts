import type { VerificationStatus } from '#features/payments/verifications/statuses.ts';
import type { ProductCategory } from '#features/shop/catalogue/categories.ts';

// What happened in the demo's shop beside its orders. Days are before the start.

/** Somebody asks whether something is ours. */
export interface DemoVerification {
  who: string;
  daysAgo: number;
  /** A text that they were given, the number of their newest quotation, or a code that staff give them. */
  code: string | typeof ownNumber | typeof ownCode;
  comment: string;
  /** With the photo of a receipt. */
  paid?: true;
  /** What staff did a few hours later; without it, it waits. */
  answer?: readonly [status: VerificationStatus, note: string];
  report?: true;
}

export const ownNumber = Symbol('the number of their quotation');
const ownCode = Symbol('a code of ours');

export const verifications: readonly DemoVerification[] = [
  {
    who: 'rosario',
    code: 'MA-VER-20260918-4T7K',
    daysAgo: 58,
    comment: 'Me mandaron este código por WhatsApp y quiero saber si es de ustedes',
    answer: [
      'rejected',
      'No es de nosotros: no pague. Escríbanos solo por los números de esta página',
    ],
  },
  {
    who: 'orestes',
    code: ownNumber,
    daysAgo: 19,
    comment: '¿Es este el número de mi cotización?',
    answer: ['approved', 'Sí, ese número es de su cotización'],
  },
  {
    who: 'yusimi',
    code: ownCode,
    daysAgo: 17,
    comment: 'Mandé la primera cuota por Zelle. ¿La recibieron?',
    paid: true,
    answer: ['completed', 'Sí, está en su orden con su constancia'],
  },
  {
    who: 'lisandra',
    code: 'Depósito en la cuenta 4411 de un tal Roberto',
    daysAgo: 6,
    comment: 'Dice que trabaja con ustedes y pide un depósito para apartar un carro',
    answer: ['rejected', 'Nadie con ese nombre trabaja aquí. Ya lo denunciamos'],
    report: true,
  },
  {
    who: 'ana',
    code: ownNumber,
    daysAgo: 1.2,
    comment: 'Quiero estar segura antes de mandar la segunda cuota',
    answer: ['processing', ''],
  },
  {
    who: 'julio',
    code: 'MA-VER-20261126-9XW2',
    daysAgo: 0.2,
    comment: 'Me llamaron de un número de Miami con este código',
  },
];

/** A line of the bank's last file. */
export interface DemoBankLine {
  daysAgo: number;
  text: string;
  /** The next instalment of this person's newest order, or else so many dollars. */
  of?: string;
  dollars?: string;
  /** What staff did with it; without both it is open. */
  isMatched?: true;
  aside?: string;
}

export const bankLines: readonly DemoBankLine[] = [
  { daysAgo: 5, text: 'ZELLE FROM RODRIGUEZ YUSIMI', of: 'yusimi', isMatched: true },
  { daysAgo: 4, text: 'ZELLE FROM MORA JULIO CESAR', of: 'julio', isMatched: true },
  { daysAgo: 3, text: 'INTEREST PAID', dollars: '0.42', aside: 'Intereses del banco' },
  { daysAgo: 2, text: 'MONTHLY SERVICE FEE', dollars: '-12.00' },
  { daysAgo: 1.5, text: 'ZELLE FROM FONSECA CARIDAD', of: 'caridad' },
  { daysAgo: 1.4, text: 'ZELLE FROM VEGA LISANDRA', of: 'lisandra' },
  { daysAgo: 1.3, text: 'COUNTER DEPOSIT', dollars: '250.00' },
];

/** What the shop tells everybody for some days. */
export interface DemoNotice {
  title: string;
  text: string;
  categories: readonly ProductCategory[];
  from: number;
  until: number;
}

export const notices: readonly DemoNotice[] = [
  {
    title: 'El almacén abre medio día',
    text: 'Por inventario, hasta el mediodía. Los barcos salen como estaba previsto.',
    categories: [],
    from: 62,
    until: 59,
  },
  {
    title: 'El próximo barco ya tiene fecha',
    text: 'Lo que esté en el almacén cuatro días antes de la salida viaja en él.',
    categories: [],
    from: 5,
    until: -8,
  },
  {
    title: 'Llegan triciclos nuevos',
    text: 'Se pueden cotizar desde que estén en la lista.',
    categories: ['triciclos'],
    from: -10,
    until: -24,
  },
];
