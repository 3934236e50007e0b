import { FileGone } from '#features/requests/uploads/ui/upload-file.ts';
import type { FieldProblem } from '#kit/forms/problems.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { ActionData } from '#web/page.ts';
import { honeypotField, receiptField, textFields } from '../../form-fields.ts';
import type { verificationTexts } from '../../messages.ts';

export interface Problems {
  fields: FieldProblem[];
  message: string;
}

/** The fields of a form in its order, each after the server's name for what it holds. */
type ShownFields = readonly (readonly [name: string, field: string])[];

const verifyFields: ShownFields = [...textFields, 'method', receiptField, honeypotField].map(
  (field) => [field, field],
);

export function problemsOfActionData(
  actionData: ActionData | null | undefined,
  shown = verifyFields,
): Problems {
  return actionData
    ? toProblems(actionData.fields, actionData.message, shown)
    : { fields: [], message: '' };
}

export function problemsOfFailure(
  error: unknown,
  t: (typeof verificationTexts)['es'],
  shown = verifyFields,
): Problems {
  if (error instanceof FileGone) return toProblems({ [receiptField]: t.lostFile }, '', shown);
  if (error instanceof ApiError) {
    return toProblems(error.answer.fields ?? {}, error.answer.message, shown);
  }
  return { fields: [], message: t.failedText };
}

/** The field of all files shows the problem of one ('receipts.1'). */
function toProblems(errors: Record<string, string>, message: string, shown: ShownFields): Problems {
  const byField = new Map<string, string>();
  for (const [name, text] of Object.entries(errors))
    byField.set(name.split('.', 1)[0] ?? name, text);
  const fields = shown.flatMap(([name, field]) => {
    const text = byField.get(field) ?? byField.get(name);
    return text ? [{ field, message: text }] : [];
  });
  return { fields, message: fields.length === byField.size && fields.length > 0 ? '' : message };
}
