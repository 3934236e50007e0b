import { useApp } from '#web/app-context.ts';
import { mailFailure, mailFailureTexts } from '../../mail-failure.ts';

interface MailFailureProps {
  said: string;
  /** Stands before the words. */
  before?: string;
}

/** In words, with what the server said one tap away. */
export function MailFailure({ said, before = '' }: MailFailureProps) {
  const { t } = useApp(mailFailureTexts);
  return (
    <div>
      <p>
        {before}
        {t[mailFailure(said)]}
      </p>
      <details className="fold">
        <summary>{t.said}</summary>
        <p>{said}</p>
      </details>
    </div>
  );
}
