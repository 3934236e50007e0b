import { honeypotField, type TextField } from './form-fields.ts';

export type FormFields = Record<TextField, string> & { [honeypotField]: string };

interface ProblemTexts {
  codeRequired: string;
  emailInvalid: string;
  commentTooLong: string;
}

const longestComment = 2000;

/**
 * What is wrong with the form before it leaves, in the order of its fields. An address is
 * only looked at from afar: what mail really is, the server knows.
 */
export function problemsOf(fields: FormFields, t: ProblemTexts) {
  const problems: { field: string; message: string }[] = [];
  const say = (field: TextField, message: string) => problems.push({ field, message });
  if (fields.verificationCode.trim() === '') say('verificationCode', t.codeRequired);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email.trim())) say('email', t.emailInvalid);
  if (fields.comment.trim().length > longestComment) say('comment', t.commentTooLong);
  return problems;
}

/** As the call wants it: what was left empty is not there. */
export function toRequest(fields: FormFields) {
  const orNull = (text: string) => text.trim() || null;
  return {
    verificationCode: fields.verificationCode.trim(),
    email: fields.email.trim(),
    whatsapp: orNull(fields.whatsapp),
    quoteReference: orNull(fields.quoteReference),
    comment: orNull(fields.comment),
    ...(fields[honeypotField] && { [honeypotField]: fields[honeypotField] }),
  };
}
