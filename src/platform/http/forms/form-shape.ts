import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import type { Language } from '../../text/language.ts';
import type { Limit } from '../rate-limit.ts';
import type { RawRequest } from '../read-request.ts';
import type { Caller } from '../route.ts';
import type { FormLimits, SentForm } from './read-form.ts';

/** A caller whose session was looked up. */
export interface FormCaller extends Caller {
  person: { id: string } | undefined;
}

export interface FormRoute<SomeCaller extends FormCaller> {
  /** True where the write needs an open session. What was typed must survive its end. */
  needsSession: boolean;
  form: FormShape<unknown, SomeCaller>;
  run: RunWrite<SomeCaller>;
}

/**
 * Checks who may, reads and checks the request, and runs the write. `renderedForWhom` is the person
 * for whom the sending page was rendered. Throws AppError.
 */
export type RunWrite<SomeCaller extends FormCaller, Result = unknown> = (
  read: (caller: SomeCaller) => RawRequest,
  sender: SomeCaller,
  renderedForWhom: string | undefined,
  services: Services,
) => Promise<Result>;

/** Lets a form make a write without JavaScript. */
export interface FormShape<Output, SomeCaller extends FormCaller> extends FormLimits {
  /** The address of the page that renders the form, to which it is posted. */
  path: string;
  /** The text of the link back. Default "Back to the page". */
  pageName?(language: Language): string;
  action?: string;
  /** A limit per network that counts rejected forms too. */
  limit?: Limit;
  /** A query key of the page that follows a success. */
  doneKey?: string;
  /** Turns the form into the input of the write, whose schemas check it. Throws AppError. */
  read(form: OpenedForm, caller: SomeCaller): FormInput;
  /** The address to which the browser goes (303), or a response. */
  done(output: Output, done: DoneForm<SomeCaller>): string | Response | Promise<string | Response>;
  /**
   * How to show what was typed in a form of its own when the page cannot be rendered: the session has
   * ended, or the database is away. Undefined where nothing would be lost: an ended session then
   * leads back to the page.
   */
  unsent?(language: Language): UnsentTexts;
}

export interface OpenedForm extends SentForm {
  /** Of the address of the page. They are the `params` of the write too, unless `read` has others. */
  params: Record<string, string>;
  query: URLSearchParams;
  /** Path and query, and the path alone. */
  address: string;
  path: string;
}

interface FormInput {
  params?: object;
  body?: object;
  /** Identifies the write when the same person sends it again. */
  key?: readonly string[];
}

export interface DoneForm<SomeCaller extends FormCaller> {
  form: OpenedForm;
  caller: SomeCaller;
  services: Services;
  context: Context;
  renderAgain(values: Record<string, string>, message?: string): Promise<Response>;
}

interface UnsentTexts {
  /** Default "The change could not be made". */
  title?: string;
  /** The text of the button. Default "Send again". */
  send?: string;
  /** Labels of the fields that are shown. All other fields are sent again unchanged. */
  labels: Record<string, string>;
  long?: readonly string[];
}
