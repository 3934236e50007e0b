import { neverAskTexts } from '#features/company/about/never-ask.ts';
import { WhatsappButton } from '#features/company/about/ui/whatsapp-button.tsx';
import { exampleCode } from '#features/requests/quotes/example-code.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { EmailField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { typedFields } from '#kit/forms/typed-fields.ts';
import { LockIcon } from '#kit/icons.tsx';
import { Notice } from '#kit/notice.tsx';
import { ShieldIcon } from '#kit/thing-icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { honeypotField, paidFields, verificationLimits } from '../../form-fields.ts';
import { verificationTexts } from '../../messages.ts';
import { PaidFields } from './paid-fields.tsx';
import css from './verify-page.module.css';

interface TypedFieldsProps {
  initial: Record<string, string | undefined>;
  locked: boolean;
  errorOf: (field: string) => string | undefined;
  /** True for a report of a forgery, which asks for no payment. */
  isForgeryReport: boolean;
}

/** Of a code that people copy. */
const asCode = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

export function TypedFields({ initial, locked, errorOf, isForgeryReport }: TypedFieldsProps) {
  const { t, address, brand } = useApp(verificationTexts);
  // The link of a quotation has both.
  const code = address.searchParams.get('code');
  const reference = address.searchParams.get('ref');
  const wrong = errorOf('verificationCode') ?? errorOf('quoteReference');
  const isPrefilled = code && reference && !wrong;
  const field = typedFields({ values: initial, errorOf, locked, limits: verificationLimits });
  return (
    <>
      {isPrefilled ? (
        <KnownQuote code={code} reference={reference} />
      ) : (
        <CodeField field={field('verificationCode')} isForgeryReport={isForgeryReport} />
      )}
      <EmailField
        {...field('email')}
        label={t.email}
        hint={t.emailHint}
        required
        autoComplete="email"
      />
      <TextField
        {...field('whatsapp')}
        type="tel"
        label={t.whatsapp}
        mark={`(${t.optional})`}
        hint={t.whatsappHint}
        autoComplete="tel"
      />
      {!isPrefilled && !isForgeryReport && (
        <TextField
          {...field('quoteReference')}
          {...asCode}
          label={t.reference}
          mark={`(${t.optional})`}
          hint={t.referenceHint(brand.prefix)}
        />
      )}
      {!isForgeryReport && (
        <PaidPart initial={initial} locked={locked} errorOf={errorOf} open={Boolean(isPrefilled)} />
      )}
      <TextAreaField
        {...field('comment')}
        // A longer text is refused as a whole, so that nothing of it is lost.
        maxLength={undefined}
        label={t.comment}
        mark={`(${t.optional})`}
        hint={isForgeryReport ? t.reportCommentHint : t.commentHint}
      />
    </>
  );
}

/** Folded, because most receipts say it; open for whoever comes from a quotation. */
function PaidPart({
  open,
  ...fields
}: Omit<TypedFieldsProps, 'isForgeryReport'> & { open: boolean }) {
  const { t } = useApp(verificationTexts);
  const filled = paidFields.some((name) => fields.initial[name] || fields.errorOf(name));
  return (
    <Disclosure summary={t.paidPart} open={open || filled}>
      <div className={css.form}>
        <PaidFields
          names={{ amount: 'amount', paidOn: 'paidOn', method: 'paymentMethod' }}
          {...fields}
        />
      </div>
    </Disclosure>
  );
}

function KnownQuote({ code, reference }: { code: string; reference: string }) {
  const { t } = useApp(verificationTexts);
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

interface CodeFieldProps {
  field: ReturnType<ReturnType<typeof typedFields>>;
  isForgeryReport: boolean;
}

function CodeField({ field, isForgeryReport }: CodeFieldProps) {
  const { t, brand } = useApp(verificationTexts);
  return (
    <TextField
      {...field}
      {...asCode}
      label={isForgeryReport ? t.reported : t.code}
      hint={isForgeryReport ? t.reportedHint : t.codeHint(exampleCode(brand.prefix))}
      required
    />
  );
}

export function AskForHelp() {
  const { t } = useApp(verificationTexts);
  return <WhatsappButton text={t.helpWhatsapp}>{t.askWhatsapp}</WhatsappButton>;
}

/** Stands in place of a puzzle, and names what the page checks itself and what we never ask for. */
export function Trust() {
  const { t, language } = useApp(verificationTexts);
  return (
    <ul className={css.trust}>
      <li className={css.scripted}>
        <ShieldIcon />
        <p>
          <strong>{`${t.check}.`}</strong>
          {` ${t.checkText}`}
        </p>
      </li>
      <li>
        <LockIcon />
        <p>
          <strong>{`${t.securityTitle}.`}</strong>
          {` ${t.security} ${neverAskTexts[language].codes}`}
        </p>
      </li>
    </ul>
  );
}

/** A trap for robots. People neither see nor reach it, unless a program filled it in for them. */
export function Honeypot({
  error,
  value,
}: {
  error: string | undefined;
  value: string | undefined;
}) {
  const { t } = useApp(verificationTexts);
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
