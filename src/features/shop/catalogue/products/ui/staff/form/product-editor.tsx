import { useState } from 'react';
import { staffPassportTexts } from '#features/shop/catalogue/passport/staff-messages.ts';
import { PicturesField } from '#features/shop/catalogue/pictures/ui/staff/pictures-field.tsx';
import { usePictureUploads } from '#features/shop/catalogue/pictures/ui/staff/use-picture-uploads.ts';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import type { StaffProduct } from '#features/shop/catalogue/products/staff-schema.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { LiveFields } from '#kit/forms/live-fields.tsx';
import { Notice } from '#kit/notice.tsx';
import { ConfirmDialog } from '#kit/overlays/confirm-dialog.tsx';
import { BackNav } from '#kit/staff/back-nav.tsx';
import { useSaveKey } from '#kit/staff/form/use-save-key.ts';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { href, routes } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useListLink } from '../list/list-address.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { BasicFields, VehicleFields } from './product-fields.tsx';
import { ProductPreview } from './product-preview.tsx';
import { ProvincesField } from './provinces-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { SpecificationsField } from './specifications-field.tsx';
import css from './staff-product-page.module.css';
import { useLeaveGuard } from './use-leave-guard.ts';
import type { ProductEditorProps } from './use-product-draft.ts';
import { useProductForm } from './use-product-form.ts';

interface FormProps {
  form: ReturnType<typeof useProductForm>;
}

export function ProductEditor(props: ProductEditorProps) {
  const { t } = useApp(staffProductFormTexts);
  const form = useProductForm(props);
  const { draft, change, problems, stored } = form;
  const [deleting, setDeleting] = useState(false);
  const uploads = usePictureUploads(draft.pictures, (picture) =>
    change((before) => ({ ...before, pictures: [...before.pictures, picture] })),
  );
  const guard = useLeaveGuard(form.dirty, form.leave);
  const save = () => void form.save(uploads.busy);
  useSaveKey(save);
  const fields = { draft, change, problems: problems.byId };
  return (
    <StaffPage
      title={stored ? t.editTitle : t.newTitle}
      actions={
        stored && !stored.deletedAt && <ProductActions product={stored} onDelete={setDeleting} />
      }
    >
      <BackNav {...useListLink()} text={t.backToList} />
      <FormNotices form={form} />
      <form
        className={`grid gap-5 ${css.split}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <LiveFields
          name={stored ? t.editTitle : t.newTitle}
          className={`bare grid gap-4 ${css.form}`}
          disabled={stored?.deletedAt != null && !form.gone}
        >
          <ErrorSummary title={t.problems} problems={problems.list} />
          <BasicFields {...fields} id={stored?.id} />
          <PicturesField {...fields} uploads={uploads} />
          <VehicleFields {...fields} brands={props.brands} />
          <SpecificationsField {...fields} />
          <ProvincesField {...fields} />
        </LiveFields>
        <ProductPreview draft={draft} />
        <SaveBar form={form} waiting={uploads.busy} />
      </form>
      <LeaveDialog guard={guard} />
      {form.conflict && <ConflictDialog conflict={form.conflict} onSolved={form.solve} />}
      <ShortageDialog form={form} />
      {deleting && stored && (
        <DeleteDialog
          product={stored}
          onClose={() => setDeleting(false)}
          onDeleted={form.goBack}
          onChanged={(now) => form.meet(now, draft, form.dirty)}
        />
      )}
    </StaffPage>
  );
}

function ShortageDialog({ form }: FormProps) {
  const { t } = useApp(staffProductFormTexts);
  if (!form.short) return null;
  return (
    <ConfirmDialog
      danger
      title={t.belowHeld}
      confirm={t.saveBelowHeld}
      busy={form.saving}
      onConfirm={() => void form.answerShort(true)}
      onClose={() => void form.answerShort(false)}
    >
      <p>{form.short.message}</p>
    </ConfirmDialog>
  );
}

function ProductActions(props: { product: StaffProduct; onDelete: (open: boolean) => void }) {
  const { t, language } = useApp(staffProductFormTexts);
  const { id, category, slug } = props.product;
  return (
    <>
      <ButtonLink
        size="s"
        tone="quiet"
        href={href(routes.product, { category, slug })}
        target="_blank"
      >
        {t.seeInShop}
      </ButtonLink>
      <ButtonLink size="s" tone="secondary" href={href(staffRoutes.staffPassport, { id })}>
        {staffPassportTexts[language].open}
      </ButtonLink>
      <ButtonLink
        size="s"
        tone="secondary"
        href={href(staffRoutes.staffNewProduct, {}, { de: id })}
      >
        {t.duplicate}
      </ButtonLink>
      <Button size="s" tone="secondary" data-live onClick={() => props.onDelete(true)}>
        {t.remove}
      </Button>
    </>
  );
}

function FormNotices({ form }: FormProps) {
  const { t } = useApp(staffProductFormTexts);
  const { stored, gone, restoring, restore, broughtBack, startOver } = form;
  const restoreButton = (
    <Button size="s" tone="secondary" data-live busy={restoring} onClick={() => void restore()}>
      {t.restore}
    </Button>
  );
  if (gone) {
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t.wasDeletedMeanwhile}
        action={restoreButton}
        text={t.wasDeletedMeanwhileText}
      />
    );
  }
  if (stored?.deletedAt) {
    return (
      <Notice tone="warning" title={t.isDeleted} action={restoreButton} text={t.isDeletedText} />
    );
  }
  if (!broughtBack) return null;
  return (
    <Notice
      role="status"
      title={t.draftBack}
      action={
        <Button size="s" tone="secondary" onClick={startOver}>
          {t.startOver}
        </Button>
      }
      text={t.draftBackText}
    />
  );
}
