import { type MouseEvent, useState } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { TrashIcon } from '#kit/icons.tsx';
import { signInAgainTexts } from '#kit/messages.ts';
import { Notice } from '#kit/notice.tsx';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { loginAddress } from '#platform/http/shared/login-address.ts';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import { href, myQuoteHref, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { profileErrors } from '../errors.ts';
import { removeId, removeKey } from '../form-fields.ts';
import { profileTexts } from '../messages.ts';
import type { BeforeDeletion } from '../schema.ts';
import { DeletionForm } from './deletion-form.tsx';
import css from './profile-page.module.css';

interface DeletionCardProps {
  facts: BeforeDeletion;
  actionData: ActionData | null;
}

const formAddress = () => `${href(routes.profile, {}, { [removeKey]: '1' })}#${removeId}`;

/** A dialog; without JavaScript the card itself holds the form. */
export function DeletionCard({ facts, actionData }: DeletionCardProps) {
  const { t, language, address } = useApp(profileTexts);
  const [open, setOpen] = useState(false);
  const cameBack = actionData?.values[actionField] === 'eliminar' ? actionData : undefined;
  const inPlace = cameBack !== undefined || address.searchParams.has(removeKey);
  const form = { facts, actionData: cameBack };

  function show(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <section id={removeId} className={classNames(css.card, css.danger)}>
      <h2>{inPlace ? t.removeTitle : t.danger}</h2>
      {facts.lastAdministrador ? (
        <Notice tone="info" text={profileErrors.lastAdministrador.message[language]} />
      ) : facts.uncountedCash.length > 0 ? (
        <Notice tone="info" title={t.notYet}>
          <p>{profileErrors.uncountedCash.message[language]}</p>
          <p>{facts.uncountedCash.join(', ')}</p>
        </Notice>
      ) : facts.openOrders.length > 0 ? (
        <OpenOrders facts={facts} />
      ) : !facts.recent ? (
        <>
          <p>{t.enterFirst}</p>
          <div className="row gap-3">
            <ButtonLink tone="secondary" href={loginAddress(formAddress(), true)}>
              {signInAgainTexts[language].enter}
            </ButtonLink>
          </div>
        </>
      ) : inPlace ? (
        <DeletionForm {...form} cancel={{ href: href(routes.profile) }} />
      ) : (
        <>
          <p>{t.dangerText}</p>
          <div className="row gap-3">
            <ButtonLink
              tone="danger"
              data-live
              icon={<TrashIcon size={20} />}
              href={formAddress()}
              onClick={show}
            >
              {t.remove}
            </ButtonLink>
          </div>
        </>
      )}
      <Dialog open={open} title={t.removeTitle} onClose={() => setOpen(false)}>
        <DeletionForm {...form} cancel={{ onClick: () => setOpen(false) }} />
      </Dialog>
    </section>
  );
}

function OpenOrders({ facts }: Pick<DeletionCardProps, 'facts'>) {
  const { t } = useApp(profileTexts);
  return (
    <Notice tone="warning" title={t.notYet}>
      <ul>
        {facts.openOrders.map(({ id, reference, money }) => (
          <li key={id}>
            <a href={myQuoteHref(id)}>{t.openOrder(reference, money)}</a>
          </li>
        ))}
      </ul>
      <p>{t.openOrdersText}</p>
    </Notice>
  );
}
