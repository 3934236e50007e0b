import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import type { Language } from '../../text/language.ts';
import type { Limit } from '../rate-limit.ts';
import type { RawRequest } from '../read-request.ts';
import type { Caller } from '../route.ts';
import type { FormLimits, SentForm } from './read-form.ts';

/** A caller of whom is known whether somebody is signed in. */
export interface Sender extends Caller {
  person: { id: string } | undefined;
}

/** A write as a form posts it. */
export interface FormRoute<S extends Sender> {
  /** Only from an open session: what was typed must outlive the end of one. */
  needsSession: boolean;
  form: FormShape<unknown, S>;
  run: Run<S>;
}

/**
 * Lets a request in, reads and checks it, and runs the write. `drawnForWhom` is what the page says
 * that sent it. Throws AppError.
 */
export type Run<S extends Sender, R = unknown> = (
  read: (caller: S) => RawRequest,
  sender: S,
  drawnForWhom: string | undefined,
  services: Services,
) => Promise<R>;

/** How a form posts a write, where the browser itself sends it: without JavaScript. */
export interface FormShape<G, S extends Sender> extends FormLimits {
  /** Where it is posted: the page that draws it, and draws it again when something is wrong. */
  path: string;
  /** On the link back to the page: "Back to the page" by default. */
  pageName?(language: Language): string;
  /** Which of the forms of the page it is: the value of `actionField`. */
  action?: string;
  /** How many may come from a network, the wrong ones too. */
  limit?: Limit;
  /** The query key that only a page after success has. */
  doneKey?: string;
  /** What the write is given; its schemas check it. Throws AppError. */
  read(form: OpenedForm, caller: S): FormInput;
  /** Where the browser goes on (303), or what it is shown. */
  done(output: G, done: DoneForm<S>): string | Response | Promise<string | Response>;
  /**
   * How what was typed stands in a form of its own when the page cannot be drawn again: the session
   * has ended, the database is away. Without it nothing is lost: a session that has ended leads
   * back to the page.
   */
  unsent?(language: Language): UnsentTexts;
}

/** A form, and the page that it came from. */
export interface OpenedForm extends SentForm {
  query: URLSearchParams;
  /** Path and query of the page. */
  address: string;
}

interface FormInput {
  params?: object;
  body?: object;
  /** What makes it the same write when it comes again from the same person. */
  key?: readonly string[];
}

export interface DoneForm<S extends Sender> {
  form: OpenedForm;
  caller: S;
  services: Services;
  context: Context;
  /** Draws the page again, with what was typed in it, instead of going on. */
  redraw(values: Record<string, string>, message?: string): Promise<Response>;
}

interface UnsentTexts {
  /** "The change could not be made" by default. */
  title?: string;
  /** On the button: "Send again" by default. */
  send?: string;
  /** Labels of the fields that are shown; all others are sent again as they came. */
  labels: Record<string, string>;
  /** Fields of several lines. */
  long?: readonly string[];
}
