import { WhatsappButton } from '#features/company/ui/whatsapp-button.tsx';
import { exampleCode } from '#features/quotes/example-code.ts';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { LockIcon } from '#kit/icons.tsx';
import { Notice } from '#kit/notice.tsx';
import { ShieldIcon } from '#kit/thing-icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { honeypotField } from '../../form-fields.ts';
import { verificationMessages } from '../../messages.ts';
import css from './verify-page.module.css';

interface TypedFieldsProps {
  initial: Record<string, string | undefined>;
  /** Nothing may change while it is on its way. */
  locked: boolean;
  errorOf: (field: string) => string | undefined;
}

/** What a person types; the browser keeps what stands in them, so that React finds it there. */
export function TypedFields({ initial, locked, errorOf }: TypedFieldsProps) {
  const { language, address } = useApp();
  const t = verificationMessages[language];
  // Both come with the link of a quotation.
  const code = address.searchParams.get('code');
  const reference = address.searchParams.get('ref');
  const wrong = errorOf('verificationCode') ?? errorOf('quoteReference');
  const known = code && reference && !wrong;
  return (
    <>
      {known ? (
        <KnownQuote code={code} reference={reference} />
      ) : (
        <CodeField {...{ initial, locked, errorOf }} />
      )}
      <TextField
        id="email"
        name="email"
        type="email"
        label={t.email}
        hint={t.emailHint}
        error={errorOf('email')}
        defaultValue={initial.email}
        readOnly={locked}
        maxLength={320}
        required
        autoComplete="email"
      />
      <TextField
        id="whatsapp"
        name="whatsapp"
        type="tel"
        label={t.whatsapp}
        mark={`(${t.optional})`}
        hint={t.whatsappHint}
        error={errorOf('whatsapp')}
        defaultValue={initial.whatsapp}
        readOnly={locked}
        maxLength={40}
        autoComplete="tel"
      />
      {!known && <ReferenceField {...{ initial, locked, errorOf }} />}
      <TextAreaField
        id="comment"
        name="comment"
        label={t.comment}
        mark={`(${t.optional})`}
        hint={t.commentHint}
        error={errorOf('comment')}
        defaultValue={initial.comment}
        readOnly={locked}
      />
    </>
  );
}

/** What the link has filled in, and the way to another code. */
function KnownQuote({ code, reference }: { code: string; reference: string }) {
  const t = verificationMessages[useApp().language];
  return (
    <Notice
      title={t.knownQuote(reference)}
      action={<a href={href(routes.verify)}>{t.otherCode}</a>}
    >
      <p>
        {t.code}: <span translate="no">{code}</span>
      </p>
      <input type="hidden" name="verificationCode" value={code} />
      <input type="hidden" name="quoteReference" value={reference} />
    </Notice>
  );
}

function CodeField({ initial, locked, errorOf }: TypedFieldsProps) {
  const { language, brand } = useApp();
  const t = verificationMessages[language];
  return (
    <TextField
      id="verificationCode"
      name="verificationCode"
      label={t.code}
      hint={t.codeHint(exampleCode(brand.prefix))}
      error={errorOf('verificationCode')}
      defaultValue={initial.verificationCode}
      readOnly={locked}
      maxLength={100}
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

function ReferenceField({ initial, locked, errorOf }: TypedFieldsProps) {
  const { language, brand } = useApp();
  const t = verificationMessages[language];
  return (
    <TextField
      id="quoteReference"
      name="quoteReference"
      label={t.reference}
      mark={`(${t.optional})`}
      hint={t.referenceHint(brand.prefix)}
      error={errorOf('quoteReference')}
      defaultValue={initial.quoteReference}
      readOnly={locked}
      maxLength={60}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

/** A person to ask. */
export function AskWhatsapp() {
  const t = verificationMessages[useApp().language];
  return <WhatsappButton text={t.helpWhatsapp}>{t.askWhatsapp}</WhatsappButton>;
}

/** In the place of a puzzle: what the page does itself, and what we never ask for. */
export function Trust() {
  const t = verificationMessages[useApp().language];
  return (
    <ul className={css.trust}>
      <li className={css.scripted}>
        <ShieldIcon />
        <p>
          <strong>{t.check}.</strong> {t.checkText}
        </p>
      </li>
      <li>
        <LockIcon />
        <p>
          <strong>{t.securityTitle}.</strong> {t.security}
        </p>
      </li>
    </ul>
  );
}

/** For robots: people neither see nor reach it, unless something filled it in for them. */
export function Honeypot({
  error,
  value,
}: {
  error: string | undefined;
  value: string | undefined;
}) {
  const t = verificationMessages[useApp().language];
  return (
    <div {...(!error && { className: 'visually-hidden', 'aria-hidden': true })}>
      <TextField
        id={honeypotField}
        name={honeypotField}
        label={t.website}
        error={error}
        defaultValue={value}
        autoComplete="off"
        {...(!error && { tabIndex: -1 })}
      />
    </div>
  );
}
