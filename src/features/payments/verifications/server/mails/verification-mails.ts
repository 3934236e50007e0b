import {
  type CaseMailContent,
  type CustomerMailContent,
  type MailFrame,
  type MailSender,
  mailToCustomer,
  mailToStaff,
} from '#features/requests/cases/server/case-mails.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Language } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { verificationMailTexts } from '../../mail-messages.ts';

export interface MailedVerification {
  id: string;
  ticket: string;
  email: string;
  language: Language;
  created_at: Date;
  answer_due_at: Date;
  reports_forgery?: boolean;
}

export type VerificationMailContent = CaseMailContent & Pick<CustomerMailContent, 'standing'>;

const frame: MailFrame = {
  path: href(routes.myVerifications),
  staffPath: href(staffRoutes.staffVerifications),
  texts: verificationMailTexts,
};

export function verificationMailToCustomer(
  { id, ticket: name, email: to, language }: MailedVerification,
  content: VerificationMailContent,
  sender: MailSender,
): Mail {
  const { greeting, see: button, seeHow: belowButton } = verificationMailTexts[language];
  const all = { ...content, to, language, greeting, button, belowButton };
  return mailToCustomer(frame, { id, name }, all, sender);
}

export function verificationMailToStaff(
  { id, ticket: name, email }: MailedVerification,
  content: CaseMailContent,
  sender: MailSender,
): Mail {
  return mailToStaff(frame, { id, name, email }, content, sender);
}
