import type { Brand } from '#features/company/about/brand.ts';
import { neverAskTexts } from '#features/company/about/never-ask.ts';
import { waysToUs } from '#features/company/about/ways-to-us.ts';
import type { Mail } from '#platform/mail/mail.ts';
import {
  button,
  contact,
  facts,
  heading,
  type MailBlock,
  type MailFact,
  note,
  paragraph,
  reference,
  said,
} from '#platform/mail/mail-parts.ts';
import { renderMail } from '#platform/mail/mail-template.ts';
import type { Language } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';
import { checkWordTexts, staffCaseMailTexts } from '../messages.ts';
import { languageNames } from '../staff-messages.ts';
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
  nextTitle: string;
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

/** Where an order stands, in the words of whoever knows it; '' where there is nothing to say. */
export interface ToldProgress {
  sentence: string;
  next: string;
  who: string;
  by: string;
}

export interface CustomerMailContent extends CaseMailContent {
  to: string | null;
  language: Language;
  greeting: string;
  opening?: string;
  button: string;
  belowButton?: string;
  /** Said last: what comes next, who acts, by when. */
  progress?: ToldProgress;
}

/** What is said by a mail whose button is a link to the order. */
export type LinkMailContent = Pick<
  CustomerMailContent,
  'subject' | 'title' | 'button' | 'blocks' | 'belowButton'
>;

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
  const ways = waysToUs(brand, texts.whatsappText(name));
  const { language, greeting, opening, blocks, progress, belowButton } = content;
  const all = [
    paragraph(greeting),
    ...(opening ? [paragraph(opening)] : []),
    reference(texts.nameLabel, name, checkWordTexts[language].beside(word)),
    ...blocks,
    ...(progress ? progressBlocks(progress, texts.nextTitle) : []),
    button(content.button, `${publicUrl}${path}`),
    ...(belowButton ? [paragraph(belowButton)] : []),
    ...(ways ? [heading(texts.contactTitle), ...contact(texts.contact(name), ways)] : []),
  ];
  const warning = neverAskTexts[language].codes;
  // Anybody can check at this address if a mail is ours.
  const checkAt = `${publicUrl}${href(routes.check, {}, { codigo: `${name} ${word}` })}`;
  return renderMail({ ...content, blocks: all, brand, warning, checkAt });
}

export function mailToStaff(
  { staffPath, texts }: MailFrame,
  { id, name, email }: MailedCase & { email: string | null },
  content: CaseMailContent,
  { brand, publicUrl, staffEmail: to }: MailSender,
): Mail {
  const blocks = [
    reference(texts.es.nameLabel, name),
    ...content.blocks,
    button(staffCaseMailTexts.open, `${publicUrl}${staffPath}?ver=${id}`),
  ];
  return renderMail({ ...content, to, language: 'es', replyTo: email ?? undefined, blocks, brand });
}

function progressBlocks({ sentence, next, who, by }: ToldProgress, nextTitle: string): MailBlock[] {
  return [
    paragraph(sentence),
    heading(nextTitle),
    note([who, next].filter(Boolean).join(' ')),
    ...(by ? [paragraph(by)] : []),
  ];
}

interface CustomerActTexts {
  subject(who: string, name: string): string;
  title: string;
  instruction: string;
}

/** For staff: what a customer did about a case or an offer, in the customer's words. */
export function customerActed(
  { who, email, name }: { who: string; email: string | null; name: string },
  { subject, title, instruction }: CustomerActTexts,
  words?: string | null,
): CaseMailContent {
  return {
    subject: subject(who, name),
    title,
    preheader: `${who}, ${name}`,
    blocks: customerActedBlocks(instruction, headedText(who, words), email),
  };
}

export function assignedContent(who: string, name: string): CaseMailContent {
  const { subject, title, text } = staffCaseMailTexts.assigned;
  return { subject: subject(name), title, blocks: [paragraph(text(who))] };
}

export function customerActedBlocks(
  instruction: string,
  words: readonly MailBlock[],
  email: string | null,
): MailBlock[] {
  return [note(instruction), ...words, facts([emailFact(email)])];
}

export function headedText(
  who: string,
  text: string | null | undefined,
  part: (text: string) => MailBlock = said,
): MailBlock[] {
  return text ? [heading(who), part(text)] : [];
}

export function emailFact(email: string | null): MailFact {
  return { label: staffCaseMailTexts.email, value: email, href: `mailto:${email}` };
}

export function languageFact(language: Language): MailFact {
  return { label: staffCaseMailTexts.language, value: languageNames.es[language] };
}
