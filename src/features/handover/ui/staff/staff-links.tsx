import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { CopyButton } from '#kit/copy-button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { linkDays } from '../../handover-link.ts';
import type { StaffLink } from '../../schema.ts';
import { staffHandoverTexts } from '../../staff-messages.ts';
import css from './staff-handovers.module.css';
import { useDoing } from './use-doing.ts';

/** What is marked further up belongs to this form. */
export const linkForm = 'enlace';

/** A link for whoever hands over what was marked: no account, some days. */
export function LinkForm() {
  const { language, call } = useApp();
  const t = staffHandoverTexts[language];
  const { busy, act } = useDoing();
  const [key, setKey] = useState(newKey);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const body = {
      label: String(fields.get('label')),
      days: Number(fields.get('days')),
      units: fields.getAll('units').map(String),
    };
    if (!(await act(() => call(staffApi.makeHandoverLink, { body, key }), t.made))) return;
    setKey(newKey());
    form.reset();
  }
  return (
    <section className={css.part} aria-labelledby="new-link">
      <h2 id="new-link">{t.newLink}</h2>
      <form id={linkForm} className={css.form} onSubmit={(event) => void submit(event)}>
        <TextField
          name="label"
          label={t.label}
          hint={t.labelHint}
          autoComplete="off"
          maxLength={80}
          required
          dense
        />
        <TextField
          name="days"
          type="number"
          label={t.days}
          min={1}
          max={linkDays.most}
          defaultValue={linkDays.usual}
          required
          dense
        />
        <p className={css.quiet}>{t.chosen}</p>
        <Button type="submit" size="s" busy={busy}>
          {t.make}
        </Button>
      </form>
    </section>
  );
}

export function LinkList({ links }: { links: readonly StaffLink[] }) {
  const { language, address, call } = useApp();
  const t = staffHandoverTexts[language];
  const { busy, act } = useDoing();
  return (
    <section className={css.part}>
      <h2>{t.links}</h2>
      {links.length === 0 && <p className={css.quiet}>{t.noLinks}</p>}
      <ul className={css.units}>
        {links.map(({ id, label, path, left, units, expiresAt }) => (
          <li key={id} className={css.unit}>
            <p>
              <strong>{label}</strong>
              <span className={classNames(css.quiet, css.below)}>
                {t.left(left, units.length, formatDate(expiresAt, language))}
              </span>
            </p>
            <p className={css.quiet}>
              {units.map((unit, at) => (
                <span key={unit}>
                  {at > 0 && ', '}
                  <span className={css.number}>{unit}</span>
                </span>
              ))}
            </p>
            <p className={css.actions}>
              {path && <CopyButton size="s" text={new URL(path, address).href} label={t.copy} />}
              <Button
                size="s"
                tone="quiet"
                data-live
                busy={busy}
                aria-label={t.revokeOf(label)}
                onClick={() =>
                  void act(
                    () => call(staffApi.endHandoverLink, { params: { linkId: id } }),
                    t.revoked,
                  )
                }
              >
                {t.revoke}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
