import { type FormEvent, useId, useState } from 'react';
import { provinces } from '#features/company/provinces/provinces.ts';
import { categories } from '#features/shop/catalogue/categories.ts';
import { ShopNotices } from '#features/shop/catalogue/ui/shop-notices.tsx';
import { Button } from '#kit/button.tsx';
import { MomentField } from '#kit/forms/day-field.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { LiveFields } from '#kit/forms/live-fields.tsx';
import { problemOf } from '#kit/forms/problems.ts';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { fromHavanaClock } from '#platform/time/havana-clock.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeTexts } from '../../messages.ts';
import { noticeLimits } from '../../notice-form.ts';
import type { StaffNotice } from '../../schema.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { DeleteNotice } from './delete-notice.tsx';
import { NoticeConflict } from './notice-conflict.tsx';
import type { NoticeDraft } from './notice-draft.ts';
import css from './staff-notices.module.css';
import { useNoticeForm } from './use-notice-form.ts';
import { useReach } from './use-reach.ts';

interface NoticeEditorProps {
  notice?: StaffNotice;
  draft: NoticeDraft;
  closeHref: string;
  row: string;
}

export function NoticeEditor({ notice, draft: first, ...panel }: NoticeEditorProps) {
  const { t } = useApp(staffNoticeTexts);
  const formId = useId();
  const form = useNoticeForm(notice, first, panel.closeHref);
  const [deleting, setDeleting] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.save();
  }

  return (
    <SidePanel
      {...panel}
      title={notice ? t.edit : t.add}
      footer={
        <>
          <Button type="submit" form={formId} data-live busy={form.saving}>
            {notice && !form.gone ? t.save : t.publish}
          </Button>
          {notice && !form.gone && (
            <Button tone="secondary" data-live onClick={() => setDeleting(true)}>
              {t.delete}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className="grid gap-4" onSubmit={submit} noValidate>
        <NoticeConflict form={form} />
        <ErrorSummary title={t.problem} problems={form.problems} />
        <LiveFields name={notice ? t.edit : t.add} className={`grid gap-4 ${css.fields}`}>
          <Fields form={form} />
        </LiveFields>
      </form>
      <NoticePreview typed={form.typed} />
      {deleting && notice && (
        <DeleteNotice
          notice={notice}
          listHref={panel.closeHref}
          onClose={() => setDeleting(false)}
        />
      )}
    </SidePanel>
  );
}

interface FieldsProps {
  form: ReturnType<typeof useNoticeForm>;
}

function Fields({ form }: FieldsProps) {
  const { t } = useApp(staffNoticeTexts);
  const { typed, write } = form;
  const errorOf = (name: string) => problemOf(form.problems, name);
  const moment = (name: 'startsAt' | 'endsAt', label: string) => (
    <MomentField
      dense
      id={name}
      label={label}
      error={errorOf(name)}
      value={typed[name]}
      onChange={({ target }) => write({ [name]: target.value })}
    />
  );
  const lettersLeft = noticeLimits.text - typed.text.trim().length;
  return (
    <>
      <TextField
        dense
        id="title"
        label={t.name}
        autoComplete="off"
        error={errorOf('title')}
        value={typed.title}
        onChange={({ target }) => write({ title: target.value })}
      />
      <TextAreaField
        dense
        id="text"
        label={t.text}
        mark={t.optional}
        hint={lettersLeft < 0 ? t.over(-lettersLeft) : t.left(lettersLeft)}
        error={errorOf('text')}
        value={typed.text}
        onChange={({ target }) => write({ text: target.value })}
      />
      <div className={css.moments}>
        {moment('startsAt', t.fromHavana)}
        {moment('endsAt', t.untilHavana)}
      </div>
      <Audience form={form} />
    </>
  );
}

function Audience({ form: { typed, write } }: FieldsProps) {
  const { t, language } = useApp(staffNoticeTexts);
  return (
    <>
      <ChoiceGroup
        name="province"
        legend={t.provinces}
        all={t.everywhere}
        options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
        chosen={typed.provinces}
        onChange={(chosen) => write({ provinces: chosen })}
      />
      <ChoiceGroup
        name="category"
        legend={t.categories}
        all={t.everything}
        options={categories.map(({ slug, plural }) => ({ value: slug, label: plural[language] }))}
        chosen={typed.categories}
        onChange={(chosen) => write({ categories: chosen })}
      />
    </>
  );
}

function NoticePreview({ typed: draft }: { typed: NoticeDraft }) {
  const { t, live } = useApp(staffNoticeTexts);
  const id = useId();
  const { provinces, categories } = useReach()(draft);
  const until = fromHavanaClock(draft.endsAt)?.toISOString() ?? '';
  // Only the browser has a clock; the server's HTML is cached.
  const isOver = live && until !== '' && Date.parse(until) <= Date.now();
  return (
    <section className={css.preview} aria-labelledby={id}>
      <h3 id={id}>{t.preview}</h3>
      <ShopNotices
        notices={[
          { id: 'preview', title: draft.title.trim() || t.untitled, text: draft.text, until },
        ]}
      />
      <p className="quiet">{isOver ? t.seenByNobody : t.seenBy(provinces, categories)}</p>
    </section>
  );
}
