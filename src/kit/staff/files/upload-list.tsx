import { useApp } from '#web/app-context.ts';
import { Button } from '../../button.tsx';
import { uploadTexts } from '../../messages.ts';
import css from './upload-list.module.css';
import type { Uploads } from './use-uploads.ts';

/** What is under way, and what failed: to be tried again, or given up. */
export function UploadList({ uploads, retry, dismiss }: Omit<Uploads, 'add'>) {
  const { t } = useApp(uploadTexts);
  return (
    <>
      <ul className={css.uploads} aria-live="polite">
        {uploads.map(
          ({ key, name, part, state }) =>
            state !== 'failed' && (
              <li key={key}>
                {state === 'sending' ? t.sending(name, Math.round(part * 100)) : t[state](name)}
                {state === 'sending' && (
                  // Once all bytes are sent, nobody knows how long the server takes.
                  <progress aria-label={name} {...(part > 0 && part < 1 && { value: part })} />
                )}
              </li>
            ),
        )}
      </ul>
      <ul className={css.uploads} role="alert">
        {uploads.map(
          ({ key, name, problem }) =>
            problem && (
              <li key={key}>
                <p className={css.failed}>{`${name}: ${problem}`}</p>
                <Button size="s" tone="secondary" onClick={() => void retry(key)}>
                  {t.again}
                </Button>
                <Button
                  size="s"
                  tone="quiet"
                  aria-label={t.dismissOf(name)}
                  onClick={() => dismiss(key)}
                >
                  {t.dismiss}
                </Button>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
