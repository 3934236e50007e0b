import {
  forgeryReportField,
  honeypotField,
  paidFields,
  type VerificationField,
} from './form-fields.ts';

type PaidField = (typeof paidFields)[number];

/** Drafts of an earlier version have no payment. */
export type FormFields = Record<Exclude<VerificationField, PaidField>, string> & {
  [field in PaidField]?: string;
} & { [honeypotField]: string; [forgeryReportField]?: string };

interface ProblemTexts {
  codeRequired: string;
  emailInvalid: string;
  commentTooLong: string;
}

const maxCommentLength = 2000;

/**
 * Finds the problems of the form before it is sent, in the order of its fields. Only the server
 * checks the e-mail exactly.
 */
export function verificationProblems(fields: FormFields, t: ProblemTexts) {
  const problems: { field: string; message: string }[] = [];
  const say = (field: VerificationField, message: string) => problems.push({ field, message });
  if (fields.verificationCode.trim() === '') say('verificationCode', t.codeRequired);
  if (!/^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(fields.email.trim())) say('email', t.emailInvalid);
  if (fields.comment.trim().length > maxCommentLength) say('comment', t.commentTooLong);
  return problems;
}

/** Builds the body of the call, without empty fields. */
export function toRequest(fields: FormFields) {
  const orNull = (text: string) => text.trim() || null;
  const typed = paidFields.flatMap((name) => {
    const text = fields[name]?.trim();
    return text ? [[name, text] as const] : [];
  });
  return {
    verificationCode: fields.verificationCode.trim(),
    email: fields.email.trim(),
    whatsapp: orNull(fields.whatsapp),
    quoteReference: orNull(fields.quoteReference),
    comment: orNull(fields.comment),
    ...Object.fromEntries(typed),
    ...(fields[forgeryReportField] && { report: true }),
    ...(fields[honeypotField] && { [honeypotField]: fields[honeypotField] }),
  };
}
