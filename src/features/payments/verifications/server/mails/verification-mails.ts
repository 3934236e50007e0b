import {
  type CaseMailContent,
  type CustomerMailContent,
  customerMail,
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

export type VerificationMailContent = CaseMailContent &
  Pick<CustomerMailContent, 'progress'> & {
    /** Where whoever sent it by a link sees it; everybody else does by their account. */
    link?: string | undefined;
  };

const frame: MailFrame = {
  path: href(routes.myVerifications),
  staffPath: href(staffRoutes.staffVerifications),
  texts: verificationMailTexts,
};

export function verificationMailToCustomer(
  { id, ticket: name, email: to, language }: MailedVerification,
  { link, ...content }: VerificationMailContent,
  sender: MailSender,
): Mail {
  const texts = verificationMailTexts[language];
  const all = { ...content, to, language, greeting: texts.greeting };
  if (link) {
    const { seeOrder: button, seeByLink: belowButton } = texts;
    return customerMail({ path: link, name, texts }, { ...all, button, belowButton }, sender);
  }
  const { see: button, seeHow: belowButton } = texts;
  return mailToCustomer(frame, { id, name }, { ...all, button, belowButton }, sender);
}

export function verificationMailToStaff(
  { id, ticket: name, email }: MailedVerification,
  content: CaseMailContent,
  sender: MailSender,
): Mail {
  return mailToStaff(frame, { id, name, email }, content, sender);
}
