import type { MailFrame } from '#features/cases/server/case-mails.ts';
import { mailTexts } from '../../messages.ts';

export const verificationMails: MailFrame = {
  path: '/my-verifications',
  staffPath: '/admin/verifications',
  texts: mailTexts,
};
