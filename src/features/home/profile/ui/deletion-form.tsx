import type { FormEvent } from 'react';
import { api } from '#api.ts';
import { receiptFiles } from '#features/payments/verifications/ui/receipts/receipt-files.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { CheckboxField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { clearStored } from '#platform/browser/storage.ts';
import { actionField, renderedFor, renderedForField } from '#platform/http/shared/rendered-for.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { confirmField, type ProfileAction, removeId, removeKey } from '../form-fields.ts';
import { profileTexts } from '../messages.ts';
import type { BeforeDeletion } from '../schema.ts';
import css from './profile-page.module.css';

interface DeletionFormProps {
  facts: BeforeDeletion;
  actionData: ActionData | undefined;
  cancel: { onClick: () => void } | { href: string };
}

export function DeletionForm({ facts, actionData, cancel }: DeletionFormProps) {
  const { t, live, person } = useApp(profileTexts);
  const deletion = useDeletion();
  const action: ProfileAction = 'eliminar';
  const unticked = actionData?.fields[confirmField];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void deletion.run();
  }

  return (
    <form
      className="stack"
      method="post"
      action={`${href(routes.profile, {}, { [removeKey]: '1' })}#${removeId}`}
      onSubmit={submit}
    >
      {actionData && !unticked && (
        <Notice tone="danger" title={t.notDeleted} role="alert" text={actionData.message} />
      )}
      <DeletionFacts facts={facts} />
      <input type="hidden" name={actionField} value={action} />
      <input type="hidden" name={renderedForField} value={renderedFor(person)} />
      <CheckboxField name={confirmField} value="si" required label={t.confirm} error={unticked} />
      <div className="row gap-3">
        <Button type="submit" tone="danger" busy={deletion.busy}>
          {t.remove}
        </Button>
        {'href' in cancel || !live ? (
          <ButtonLink tone="secondary" href={href(routes.profile)}>
            {t.cancel}
          </ButtonLink>
        ) : (
          <Button tone="secondary" onClick={cancel.onClick}>
            {t.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function DeletionFacts({ facts }: { facts: BeforeDeletion }) {
  const { t } = useApp(profileTexts);
  const { openQuotes, openVerifications, keptQuotes, keptVerifications, retentionYears } = facts;
  return (
    <div className={css.facts}>
      {openQuotes + openVerifications > 0 && (
        <Notice tone="warning" title={t.open(openQuotes, openVerifications)} text={t.openText} />
      )}
      <div>
        <h3>{t.goneTitle}</h3>
        <ul>
          {t.gone.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t.keptTitle}</h3>
        {keptQuotes + keptVerifications > 0 ? (
          <>
            <p>{t.kept(keptQuotes, keptVerifications, retentionYears)}</p>
            <p className="quiet">{t.keptWhy}</p>
          </>
        ) : (
          <p>{t.nothingKept}</p>
        )}
      </div>
      <p>{t.again}</p>
    </div>
  );
}

/** In milliseconds, so that the message can be read. */
const leaveAfter = 1500;

/** Leaves the page once it is deleted, and stays busy until then. */
function useDeletion() {
  const { t, call, person } = useApp(profileTexts);
  const { busy, run } = useAction(t.notDeleted);

  async function remove(): Promise<void> {
    await call(api.deleteAccount, {});
    if (person) clearBrowser(person);
    toast({ title: t.deleted, description: t.deletedText, tone: 'success' });
    // Never resolves, so that the button stays busy.
    await new Promise(() => setTimeout(() => location.assign('/api/logout'), leaveAfter));
  }

  return { busy, run: () => run(remove) };
}

/**
 * Clears everything that names the person: drafts and their files, requests, the last quotation.
 */
function clearBrowser({ id, email }: CurrentUser): void {
  void receiptFiles.removeOf(clearStored([id, email]));
}
