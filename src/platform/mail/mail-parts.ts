// The parts of a mail by name, as `blocks` of `renderMail` takes them.
import type { MailBlock, MailContact, MailFact } from './mail-content.ts';

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const heading = (text: string): MailBlock => ({ kind: 'heading', text });
export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const said = (text: string): MailBlock => ({ kind: 'said', text });
export const steps = (each: readonly string[]): MailBlock => ({ kind: 'steps', steps: each });
export const facts = (rows: readonly MailFact[]): MailBlock => ({ kind: 'facts', rows });

export const reference = (label: string, value: string, beside?: string): MailBlock => ({
  kind: 'reference',
  label,
  value,
  ...(beside && { beside }),
});

export const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href });

/** Nothing where there are no ways to us. */
export const contact = (text: string, ways: MailContact | undefined): MailBlock[] =>
  ways ? [{ kind: 'contact', text, ...ways }] : [];
