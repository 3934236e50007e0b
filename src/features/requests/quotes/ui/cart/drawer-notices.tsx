import { type MouseEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import type { Language } from '#platform/text/language.ts';
import { quoteCartTexts } from '../../cart/messages.ts';

interface SignInNoticeProps {
  language: Language;
  returnTo: string;
  onClick?: MouseEventHandler;
}

/** Stands beside the button that was tapped, and takes the focus to what comes next. */
export function SignInNotice({ language, returnTo, onClick }: SignInNoticeProps) {
  const t = quoteCartTexts[language];
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Notice
      tone="warning"
      title={t.signInTitle}
      role="status"
      action={
        <ButtonLink
          ref={link}
          href={`/api/login?returnTo=${encodeURIComponent(returnTo)}`}
          onClick={onClick}
        >
          {t.signIn}
        </ButtonLink>
      }
    >
      <p>
        {t.signInText} {t.signInKept}
      </p>
    </Notice>
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
    >
      <p>{t.waitingText}</p>
    </Notice>
  );
}

export function UnstoredNotice({ language }: { language: Language }) {
  const t = quoteCartTexts[language];
  return (
    <Notice tone="warning" title={t.unstored} role="status">
      <p>{t.unstoredText}</p>
    </Notice>
  );
}
