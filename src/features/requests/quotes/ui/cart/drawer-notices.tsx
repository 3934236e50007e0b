import type { MouseEventHandler, ReactNode } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import type { Language } from '#platform/text/language.ts';
import { quoteCartTexts } from '../../cart/messages.ts';

interface SignInLinkProps {
  language: Language;
  returnTo: string;
  onClick?: MouseEventHandler;
}

/** Has the first focus of its dialog: `data-autofocus` for React, `autoFocus` for the browser. */
export function SignInLink({ language, returnTo, onClick }: SignInLinkProps) {
  return (
    <ButtonLink
      full
      href={`/api/login?returnTo=${encodeURIComponent(returnTo)}`}
      autoFocus
      data-autofocus
      onClick={onClick}
    >
      {quoteCartTexts[language].signIn}
    </ButtonLink>
  );
}

export function SignInText({ language }: { language: Language }) {
  const t = quoteCartTexts[language];
  return (
    <p>
      {t.signInText} {t.signInKept}
    </p>
  );
}

export function WaitingNotice({ language, buttons }: { language: Language; buttons: ReactNode }) {
  const t = quoteCartTexts[language];
  return (
    <Notice
      tone="warning"
      title={t.waiting}
      role="status"
      action={<div className="row gap-3">{buttons}</div>}
      text={t.waitingText}
    />
  );
}

export function UnstoredNotice({ language }: { language: Language }) {
  const t = quoteCartTexts[language];
  return <Notice tone="warning" title={t.unstored} role="status" text={t.unstoredText} />;
}
