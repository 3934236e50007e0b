import type { MailFrame } from '#features/cases/server/case-mails.ts';
import { mailTexts } from '../../messages.ts';

export const quoteMails: MailFrame = {
  path: '/my-quotes',
  staffPath: '/admin/quotes',
  texts: mailTexts,
};
