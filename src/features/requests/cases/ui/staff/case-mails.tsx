import { Badge } from '#kit/data/badge.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { CaseMail } from '../../schema.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import css from './staff-panel.module.css';

const tones = { sent: 'success', waiting: 'warning', failed: 'danger' } as const;

export function CaseMails({ mails }: { mails: readonly CaseMail[] }) {
  const { t, language } = useApp(staffCaseTexts);
  if (mails.length === 0) return <p className="muted">{t.noMails}</p>;
  return (
    <ul className={css.mails}>
      {mails.map((mail) => (
        <li key={`${mail.createdAt} ${mail.to} ${mail.subject}`}>
          <p>
            <Badge tone={tones[mail.state]}>{t.mailStates[mail.state]}</Badge> {mail.subject}
          </p>
          <p className="muted">{t.mailTo(mail.to, formatMoment(mail.createdAt, language))}</p>
          {mail.lastError && <p>{t.mailTrouble(mail.attempts, mail.lastError)}</p>}
        </li>
      ))}
    </ul>
  );
}
