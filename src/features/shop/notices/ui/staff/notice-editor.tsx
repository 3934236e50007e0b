import { useId, useState } from 'react';
import { provinces } from '#features/company/provinces/provinces.ts';
import { categories } from '#features/shop/catalogue/categories.ts';
import { ShopNotices } from '#features/shop/catalogue/ui/shop-notices.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { area, line, moment, several } from '#kit/staff/form/form-fields.tsx';
import { RemoveButton } from '#kit/staff/form/remove-button.tsx';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeTexts } from '../../messages.ts';
import type { NoticeForm, StaffNotice } from '../../schema.ts';

export const reach = {
  provinces: several(
    () => provinces.map(({ code, name }) => [code, name] as const),
    (language) => staffNoticeTexts[language].everywhere,
  ),
  categories: several(
    (language) => categories.map(({ slug, plural }) => [slug, plural[language]] as const),
    (language) => staffNoticeTexts[language].everything,
  ),
};
const fields = { title: line(), text: area(), startsAt: moment(), endsAt: moment(), ...reach };

interface NoticeEditorProps {
  /** Undefined for a new one. */
  notice: StaffNotice | undefined;
  start: NoticeForm;
  closeHref: string;
  row: string;
}

export function NoticeEditor({ notice, start, closeHref, row }: NoticeEditorProps) {
  const { t, call, navigate } = useApp(staffNoticeTexts);

  async function save(body: NoticeForm, key: string, seen: StaffNotice | null) {
    const { time } = seen
      ? await call(staffApi.updateNotice, {
          params: { id: seen.id },
          body: { ...body, expected: seen.updatedAt },
        })
      : await call(staffApi.createNotice, { body, key });
    const description = { now: t.savedText, coming: t.savedComing, past: undefined }[time];
    toast({ title: seen ? t.saved : t.published, description, tone: 'success' });
  }

  return (
    <SidePanel title={notice ? t.edit : t.add} closeHref={closeHref} row={row}>
      <CallForm
        call={staffApi.createNotice}
        fields={fields}
        start={start}
        seen={notice ?? null}
        texts={{ ...t, title: t.name, saved: '', failed: t.notSaved }}
        submit={notice ? t.save : t.publish}
        send={save}
        onDone={() => void navigate(closeHref, { scroll: false })}
        below={(typed) => <NoticePreview typed={typed} />}
      />
      {notice && <DeleteNotice notice={notice} listHref={closeHref} />}
    </SidePanel>
  );
}

function DeleteNotice({ notice, listHref }: { notice: StaffNotice; listHref: string }) {
  const { t, call, navigate } = useApp(staffNoticeTexts);
  const { id, updatedAt: expected, time: _, ...body } = notice;
  // Of the undoing: whoever taps it again after a lost answer makes one notice.
  const [key] = useState(newIdempotencyKey);
  return (
    <RemoveButton
      texts={{ removed: t.deleted, saved: t.restored }}
      label={t.deleteOf(notice.title)}
      remove={async () => {
        await call(staffApi.deleteNotice, { params: { id }, body: { expected } });
        await navigate(listHref, { scroll: false });
      }}
      restore={() => call(staffApi.createNotice, { body, key })}
    />
  );
}

function NoticePreview({ typed: { title, text, endsAt, ...typed } }: { typed: NoticeForm }) {
  const { t, language, live } = useApp(staffNoticeTexts);
  const id = useId();
  // Only the browser has a clock; the server's HTML is cached.
  const isOver = live && endsAt !== '' && Date.parse(endsAt) <= Date.now();
  const shown = { id: 'preview', title: title.trim() || t.untitled, text, until: endsAt };
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <h3 id={id}>{t.preview}</h3>
      <ShopNotices notices={[shown]} />
      <p className="quiet">
        {isOver
          ? t.seenByNobody
          : t.seenBy(
              reach.provinces.show(typed.provinces, language),
              reach.categories.show(typed.categories, language),
            )}
      </p>
    </section>
  );
}
