import type { Outcome } from './outcome.ts';
import { browse, chooseProvince, fillCart, openProduct } from './reading.ts';
import { askForQuote, changeStatus, seeMyQuotes, sendVerification } from './sending.ts';
import { signIn } from './signing-in.ts';
import type { PreparedTask } from './task.ts';

/** Each task tries, as a browser does, what people come for, and returns the outcome. */
export const tasks = {
  'browse the catalogue': browse,
  'open a product': openProduct,
  'choose a province': chooseProvince,
  'fill the cart': fillCart,
  'sign in': signIn,
  'ask for a quotation': askForQuote,
  'see my quotations': seeMyQuotes,
  'send a verification with a receipt': sendVerification,
  'staff change a status': changeStatus,
} as const satisfies Record<string, (task: PreparedTask) => Promise<Outcome>>;
export type Task = keyof typeof tasks;
export const taskNames = Object.keys(tasks) as Task[];
