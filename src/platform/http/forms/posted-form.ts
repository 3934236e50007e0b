/** A form that was sent without JavaScript: what was typed, and what is wrong with it. */
export interface PostedForm {
  values: Record<string, string>;
  fields: Record<string, string>;
  message: string;
}
