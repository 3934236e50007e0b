import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { failureTexts } from '#kit/messages.ts';
import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import { ownVerificationTexts } from '../../messages.ts';
import css from '../own/my-verifications-page.module.css';

type Form = typeof import('./resend-form.tsx').ResendForm;

/** Loads the form to send again late, because few verifications need it. */
export function ResendPart(props: ComponentProps<Form>) {
  const { t, language } = useApp(ownVerificationTexts);
  const [loaded, setLoaded] = useState<{ Form: Form }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./resend-form.tsx').then(
      ({ ResendForm }) => setLoaded({ Form: ResendForm }),
      () => setFailed(true),
    );
  }, []);
  if (loaded) return <loaded.Form {...props} />;
  if (!failed) {
    return (
      <>
        <p role="status" className={css.waits}>
          {t.resendLoading}
        </p>
        <noscript>
          <p>{t.resendNoScript}</p>
        </noscript>
      </>
    );
  }
  return (
    <Notice tone="warning" title={t.resendNotLoaded} role="status">
      {/* A module that failed once fails for as long as the document lives. */}
      <Button tone="secondary" onClick={() => location.reload()}>
        {failureTexts[language].retry}
      </Button>
    </Notice>
  );
}
