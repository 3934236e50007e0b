import { placeTexts } from '#features/office/find/messages.ts';
import { isStaff } from '#features/people/accounts/roles.ts';
import { ButtonLink } from '#kit/button.tsx';
import { LogoutIcon, UserIcon } from '#kit/icons.tsx';
import { href, routes } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { serverTexts, shellTexts } from '../messages.ts';
import css from './account-menu.module.css';
import { signInAddress } from './sign-in-address.ts';

/** Shows "Entrar", or the person's menu. Works without a script. */
export function AccountMenu() {
  const { t, address, person } = useApp(shellTexts);
  if (!person) {
    return (
      <ButtonLink tone="quiet" href={signInAddress(address)} data-sign-in>
        {t.signIn}
      </ButtonLink>
    );
  }
  return (
    <details className={css.menu} name="menu">
      <summary>
        <UserIcon size={20} />
        <span className={css.name} data-person>
          {person.firstName || person.email}
        </span>
      </summary>
      <ul className={css.list} aria-label={t.account}>
        <li>
          <a href={href(routes.profile)}>{t.profile}</a>
        </li>
        <li>
          <a href={href(routes.myQuotes)}>{t.myQuotes}</a>
        </li>
        <li>
          <a href={href(routes.myVerifications)}>{t.myVerifications}</a>
        </li>
        {isStaff(person.role) && <StaffLinks />}
        <li>
          <a href="/api/logout" data-unsent={t.unsent} data-owner={person.id}>
            <LogoutIcon size={20} />
            {t.signOut}
          </a>
        </li>
      </ul>
    </details>
  );
}

const panels = ['staffQuotes', 'staffProducts', 'staffVerifications'] as const;

/** All others are in the staff's own frame, to which each of these leads. */
function StaffLinks() {
  const { t, language } = useApp(serverTexts);
  return (
    <>
      <li>
        <a href={href(staffRoutes.dashboard)}>{placeTexts[language].places.dashboard}</a>
      </li>
      {panels.map((name) => (
        <li key={name}>
          <a href={href(staffRoutes[name])}>{t.panels[name]}</a>
        </li>
      ))}
    </>
  );
}
