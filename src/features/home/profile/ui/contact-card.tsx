import { type MouseEvent, useState } from 'react';
import { readablePhone } from '#features/company/about/brand.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { roleNames } from '#features/people/accounts/role-names.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { ButtonLink } from '#kit/button.tsx';
import { Badge } from '#kit/data/badge.tsx';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { EditIcon } from '#kit/icons.tsx';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { editKey, type ProfileAction } from '../form-fields.ts';
import { profileTexts } from '../messages.ts';
import { ContactForm } from './contact-form.tsx';
import css from './profile-page.module.css';

interface ContactCardProps {
  person: CurrentUser;
  actionData: ActionData | null;
}

const contact: ProfileAction = 'contacto';

export function ContactCard({ person, actionData }: ContactCardProps) {
  const { t, language, address, province } = useApp(profileTexts);
  const cameBack = actionData?.values[actionField] === contact ? actionData : undefined;
  const [editing, setEditing] = useState(
    cameBack !== undefined || address.searchParams.has(editKey),
  );
  const number = (e164: string | null) => (e164 ? readablePhone(e164) : t.none);

  function edit(event: MouseEvent) {
    event.preventDefault();
    setEditing(true);
  }

  return (
    <section className={css.card}>
      <h2>{t.yourData}</h2>
      <DescriptionList
        items={[
          { term: t.name, detail: `${person.firstName} ${person.lastName}`.trim() || t.none },
          { term: t.role, detail: <Badge tone="info">{roleNames[person.role][language]}</Badge> },
          { term: t.email, detail: person.email },
          ...(editing
            ? []
            : [
                { term: t.phone, detail: number(person.phone) },
                { term: t.whatsapp, detail: number(person.whatsapp) },
              ]),
          { term: t.province, detail: provinceName(province) },
        ]}
      />
      {editing ? (
        <ContactForm person={person} actionData={cameBack} onDone={() => setEditing(false)} />
      ) : (
        <div className="row gap-3">
          <ButtonLink
            id="edit"
            tone="secondary"
            data-live
            data-keeps
            icon={<EditIcon size={20} />}
            href={href(routes.profile, {}, { [editKey]: contact })}
            onClick={edit}
          >
            {t.edit}
          </ButtonLink>
          <ButtonLink
            tone="quiet"
            href={href(routes.provinces, {}, { returnTo: href(routes.profile) })}
          >
            {t.changeProvince}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
