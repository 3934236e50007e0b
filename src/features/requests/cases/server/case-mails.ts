import type { Brand } from '#features/company/about/brand.ts';
import { neverAskTexts } from '#features/company/about/never-ask.ts';
import { waysToUs } from '#features/company/about/ways-to-us.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailBlock, MailFact } from '#platform/mail/mail-content.ts';
import { renderMail } from '#platform/mail/mail-template.ts';
import type { Language } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';
import { checkWordTexts } from '../check-word-messages.ts';
import { staffCaseMailTexts } from '../mail-messages.ts';
import { staffCaseTexts } from '../staff-messages.ts';
import { checkWord } from './check-word.ts';

export interface MailSender {
  brand: Brand;
  publicUrl: string;
  staffEmail: string;
  checkKey?: string;
}

export interface MailFrame {
  path: string;
  staffPath: string;
  texts: Record<Language, FrameTexts>;
}

interface FrameTexts {
  nameLabel: string;
  contactTitle: string;
  contact(name: string): string;
  whatsappText(name: string): string;
}

interface MailedCase {
  id: string;
  name: string;
}

export interface CaseMailContent {
  subject: string;
  title: string;
  preheader?: string;
  blocks: readonly MailBlock[];
}

export interface CustomerMailContent extends CaseMailContent {
  to: string;
  language: Language;
  greeting: string;
  opening?: string;
  button: string;
  belowButton?: string;
}

interface MailSubject {
  path: string;
  name: string;
  texts: FrameTexts;
}

export function mailToCustomer(
  { path, texts }: MailFrame,
  { id, name }: MailedCase,
  content: CustomerMailContent,
  sender: MailSender,
): Mail {
  const about = { path: `${path}?ver=${id}`, name, texts: texts[content.language] };
  return customerMail(about, content, sender);
}

export function customerMail(
  { path, name, texts }: MailSubject,
  content: CustomerMailContent,
  sender: MailSender,
): Mail {
  const { brand, publicUrl } = sender;
  const word = checkWord(sender, name);
  const { to, language, subject, greeting, opening, blocks, button, belowButton, ...head } =
    content;
  const all: MailBlock[] = [
    { kind: 'paragraph', text: greeting },
    ...(opening ? [{ kind: 'paragraph', text: opening } as const] : []),
    {
      kind: 'reference',
      label: texts.nameLabel,
      value: name,
      beside: checkWordTexts[language].beside(word),
    },
    ...blocks,
    { kind: 'button', label: button, href: `${publicUrl}${path}` },
    ...(belowButton ? [{ kind: 'paragraph', text: belowButton } as const] : []),
    ...contactBlocks(texts, name, brand),
  ];
  const warning = neverAskTexts[language].codes;
  // Anybody can check at this address if a mail is ours.
  const checkAt = `${publicUrl}${href(routes.check, {}, { codigo: `${name} ${word}` })}`;
  return {
    to,
    subject,
    language,
    ...renderMail({ ...head, language, blocks: all, brand, warning, checkAt }),
  };
}

export function mailToStaff(
  { staffPath, texts }: MailFrame,
  { id, name, email: replyTo }: MailedCase & { email: string },
  { subject, blocks, ...head }: CaseMailContent,
  { brand, publicUrl, staffEmail: to }: MailSender,
): Mail {
  const href = `${publicUrl}${staffPath}?ver=${id}`;
  const all: MailBlock[] = [
    { kind: 'reference', label: texts.es.nameLabel, value: name },
    ...blocks,
    { kind: 'button', label: staffCaseMailTexts.open, href },
  ];
  const language = 'es';
  const parts = renderMail({ ...head, language, blocks: all, brand });
  return { to, subject, language, replyTo, ...parts };
}

function contactBlocks(t: FrameTexts, name: string, brand: Brand): MailBlock[] {
  const ways = waysToUs(brand, t.whatsappText(name));
  return ways
    ? [
        { kind: 'heading', text: t.contactTitle },
        { kind: 'contact', text: t.contact(name), ...ways },
      ]
    : [];
}

interface StatusTexts {
  meaning: string;
  reason: readonly MailBlock[];
  nextTitle: string;
  next: string;
  when: MailBlock;
}

export function statusBlocks({ meaning, reason, nextTitle, next, when }: StatusTexts): MailBlock[] {
  return [
    { kind: 'paragraph', text: meaning },
    ...reason,
    { kind: 'heading', text: nextTitle },
    { kind: 'note', text: next },
    when,
  ];
}

/** For staff: a customer's act, in the customer's words. */
export function customerActedBlocks(
  instruction: string,
  words: readonly MailBlock[],
  email: string,
): MailBlock[] {
  return [
    { kind: 'note', text: instruction },
    ...words,
    { kind: 'facts', rows: [emailFact(email)] },
  ];
}

export function headedText(
  who: string,
  text: string | null | undefined,
  kind: 'said' | 'note' = 'said',
): MailBlock[] {
  if (!text) return [];
  return [
    { kind: 'heading', text: who },
    { kind, text },
  ];
}

export function emailFact(email: string): MailFact {
  return { label: staffCaseMailTexts.email, value: email, href: `mailto:${email}` };
}

export function languageFact(language: Language): MailFact {
  return { label: staffCaseMailTexts.language, value: staffCaseTexts.es.languages[language] };
}
