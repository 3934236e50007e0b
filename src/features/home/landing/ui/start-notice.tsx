import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import { startNoticeTexts } from '../messages.ts';
import css from './start-notice.module.css';

/**
 * Says why somebody landed here (`?aviso=`): a private page needs signing in, or signing in failed.
 */
export function StartNotice() {
  const { t, address, person } = useApp(startNoticeTexts);
  const reason = address.searchParams.get('aviso');
  const sentence = {
    entrar: t.signIn,
    'entrada-fallida': t.signInFailed,
    'correo-no-valido': t.wrongEmail,
  };
  const message = Object.entries(sentence).find(([each]) => each === reason)?.[1];
  if (person || !message) return null;
  const returnTo = encodeURIComponent(address.searchParams.get('returnTo') ?? '/');
  return (
    <div className={`container ${css.notice}`}>
      <Notice
        tone="warning"
        action={<ButtonLink href={`/api/login?returnTo=${returnTo}`}>{t.enter}</ButtonLink>}
      >
        <p>{message}</p>
      </Notice>
    </div>
  );
}
