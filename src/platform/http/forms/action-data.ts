/** A form that was sent without JavaScript: what was typed, and its errors. */
export interface ActionData {
  values: Record<string, string>;
  fields: Record<string, string>;
  message: string;
}
