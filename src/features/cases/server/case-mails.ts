import { type Brand, readablePhone, whatsappLink } from '#features/company/brand.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { type MailBlock, renderMail } from '#platform/mail/mail-template.ts';
import type { Language } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';

/** Where mails lead to, and from whom they come. */
export interface Sender {
  brand: Brand;
  publicUrl: string;
  staffEmail: string;
}

/** What the mails of a case type say around what each tells. */
export interface MailFrame {
  /** Of the customer's page, of the staff's list. */
  path: string;
  staffPath: string;
  texts: Record<Language, FrameTexts>;
}

interface FrameTexts {
  /** What the case is called by: 'Número de ticket'. */
  nameLabel: string;
  contactTitle: string;
  contact(name: string): string;
  whatsappText(name: string): string;
}

interface MailedCase {
  id: string;
  /** Reference, ticket. */
  name: string;
}

interface MailContent {
  subject: string;
  title: string;
  preheader?: string;
  blocks: readonly MailBlock[];
}

interface CustomerMailContent extends MailContent {
  to: string;
  language: Language;
  greeting: string;
  /** Leads to the case. */
  button: string;
  belowButton?: string;
}

/** In the customer's language: the content, a link to the case, how to ask us. */
export function mailToCustomer(
  { path, texts }: MailFrame,
  { id, name }: MailedCase,
  content: CustomerMailContent,
  { brand, publicUrl }: Sender,
): Mail {
  const { to, language, subject, greeting, blocks, button, belowButton, ...head } = content;
  const t = texts[language];
  return {
    to,
    subject,
    language,
    ...renderMail({
      ...head,
      language,
      blocks: [
        { kind: 'paragraph', text: greeting },
        { kind: 'reference', label: t.nameLabel, value: name },
        ...blocks,
        { kind: 'button', label: button, href: `${publicUrl}${path}?ver=${id}` },
        ...(belowButton ? [{ kind: 'paragraph', text: belowButton } as const] : []),
        ...contactBlocks(t, name, brand),
      ],
      brand,
      checkAt: `${publicUrl}${href(routes.check)}`,
    }),
  };
}

/** In Spanish: the content, and a link to the case in the panel. */
export function mailToStaff(
  { staffPath, texts }: MailFrame,
  { id, name }: MailedCase,
  { subject, blocks, ...head }: MailContent,
  { brand, publicUrl, staffEmail }: Sender,
): Mail {
  return {
    to: staffEmail,
    subject,
    language: 'es',
    ...renderMail({
      ...head,
      language: 'es',
      blocks: [
        { kind: 'reference', label: texts.es.nameLabel, value: name },
        ...blocks,
        {
          kind: 'button',
          label: 'Abrir en el panel',
          href: `${publicUrl}${staffPath}?ver=${id}`,
        },
      ],
      brand,
    }),
  };
}

export function contactBlocks(t: FrameTexts, name: string, brand: Brand): MailBlock[] {
  return [
    { kind: 'heading', text: t.contactTitle },
    {
      kind: 'contact',
      text: t.contact(name),
      email: brand.email,
      whatsapp: {
        number: readablePhone(brand.whatsapp),
        href: whatsappLink(brand, t.whatsappText(name)),
      },
    },
  ];
}
