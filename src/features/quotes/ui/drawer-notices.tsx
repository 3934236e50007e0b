import { rememberToReopen } from '#features/cart/reopen.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import { quoteMessages } from '../messages.ts';
import css from './quote-drawer.module.css';
import type { Quotation } from './use-quotation.ts';

export function SignInNotice() {
  const { language, address } = useApp();
  const t = quoteMessages[language];
  const returnTo = encodeURIComponent(address.pathname + address.search);
  return (
    <Notice
      tone="warning"
      title={t.signInText}
      role="status"
      action={
        <ButtonLink href={`/api/login?returnTo=${returnTo}`} onClick={rememberToReopen}>
          {t.signIn}
        </ButtonLink>
      }
    >
      <p>{t.signInKept}</p>
    </Notice>
  );
}

export function WaitingNotice({ quotation }: { quotation: Quotation }) {
  const { language } = useApp();
  const t = quoteMessages[language];
  return (
    <Notice
      tone="warning"
      title={t.waiting}
      role="status"
      action={
        <div className={css.actions}>
          <Button tone="secondary" onClick={quotation.generate}>
            {t.sendNow}
          </Button>
          <Button tone="quiet" onClick={quotation.cancelWaiting}>
            {t.cancelSending}
          </Button>
        </div>
      }
    >
      <p>{t.waitingText}</p>
    </Notice>
  );
}
