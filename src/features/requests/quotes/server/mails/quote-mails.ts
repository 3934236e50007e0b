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
import { quoteMailTexts } from '../../mail-messages.ts';

export interface MailedQuote {
  id: string;
  reference: string;
  customerName: string;
  customerEmail: string | null;
  language: Language;
}

const frame: MailFrame = {
  path: href(routes.myQuotes),
  staffPath: href(staffRoutes.staffQuotes),
  texts: quoteMailTexts,
};

type QuoteMailContent = Omit<CustomerMailContent, 'to' | 'language' | 'greeting'>;

export function quoteMailToCustomer(
  quote: MailedQuote,
  content: QuoteMailContent,
  sender: MailSender,
): Mail {
  const { id, reference: name, customerName, customerEmail: to, language } = quote;
  const greeting = quoteMailTexts[language].greeting(customerName);
  return mailToCustomer(frame, { id, name }, { ...content, to, language, greeting }, sender);
}

export function quoteMailToStaff(
  quote: MailedQuote,
  content: CaseMailContent,
  sender: MailSender,
): Mail {
  const { id, reference: name, customerEmail: email } = quote;
  return mailToStaff(frame, { id, name, email }, content, sender);
}
