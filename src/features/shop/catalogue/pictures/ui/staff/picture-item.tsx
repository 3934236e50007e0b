import { pictureKinds, pictureKindTexts } from '#features/shop/catalogue/pictures/picture-kinds.ts';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { formLimits } from '#features/shop/catalogue/products/product-form.ts';
import type { DraftPicture } from '#features/shop/catalogue/products/ui/staff/form/product-draft.ts';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
} from '#features/shop/catalogue/products/ui/staff/staff-icons.tsx';
import { IconButton } from '#kit/button.tsx';
import { CheckboxField, SelectField, TextField } from '#kit/forms/field.tsx';
import { TrashIcon } from '#kit/icons.tsx';
import { options } from '#kit/staff/form/options.tsx';
import { useApp } from '#web/app-context.ts';
import { StaffPicture } from './staff-picture.tsx';
import css from './staff-pictures-field.module.css';

/** Tells our own pictures from other things that are dragged. */
export const pictureKind = 'application/x-mariel-picture';

interface PictureItemProps {
  picture: DraftPicture;
  at: number;
  count: number;
  onChange: (change: Partial<DraftPicture>) => void;
  /** `focus`: the id of the focused control. */
  onMove: (by: 1 | -1, focus: string) => void;
  onRemove: () => void;
  onDrag: () => void;
  onDrop: () => void;
}

export function PictureItem(props: PictureItemProps) {
  const { picture, at, onChange, onDrag, onDrop } = props;
  const { t } = useApp(staffProductFormTexts);
  const { image, alt } = picture;
  return (
    <li
      className={css.picture}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(pictureKind)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes(pictureKind)) return;
        event.preventDefault();
        onDrop();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is one more way; the buttons do the same */}
      <div
        className={css.handle}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(pictureKind, image);
          event.dataTransfer.effectAllowed = 'move';
          onDrag();
        }}
      >
        <StaffPicture image={image} size="m" />
        {at === 0 && <span className={css.cover}>{t.cover}</span>}
      </div>
      <div className="grid gap-2">
        <TextField
          dense
          label={t.alt(at + 1)}
          placeholder={at === 0 ? t.altHint : ''}
          autoComplete="off"
          maxLength={formLimits.alt}
          value={alt}
          onChange={({ target }) => onChange({ alt: target.value })}
        />
        <PictureMarks {...props} />
      </div>
      <PictureButtons {...props} name={t.picture(at + 1)} />
    </li>
  );
}

/** What it shows, which customers read below it, and whether it is drawn. */
function PictureMarks({ picture, at, onChange }: PictureItemProps) {
  const { t, language } = useApp(staffProductFormTexts);
  return (
    <div className={`row gap-3 ${css.marks}`}>
      <SelectField
        dense
        label={t.kind(at + 1)}
        value={picture.kind ?? ''}
        onChange={({ target }) =>
          onChange({ kind: pictureKinds.find((kind) => kind === target.value) ?? null })
        }
      >
        <option value="">{t.noKind}</option>
        {options(pictureKinds, (kind) => pictureKindTexts[kind][language])}
      </SelectField>
      <CheckboxField
        label={t.isDrawn}
        checked={picture.drawn ?? false}
        onChange={({ target }) => onChange({ drawn: target.checked })}
      />
    </div>
  );
}

function PictureButtons(props: PictureItemProps & { name: string }) {
  const { picture, at, count, name, onMove, onRemove } = props;
  const { t } = useApp(staffProductFormTexts);
  const { image } = picture;
  const arrow = (by: 1 | -1, to: string, atEnd: boolean) => ({
    size: 's' as const,
    id: `${to}-${image}`,
    'aria-disabled': atEnd,
    onClick: () => onMove(by, `${to}-${image}`),
  });
  return (
    <div className={css.buttons}>
      <IconButton {...arrow(-1, 'earlier', at === 0)} label={t.earlier(name)}>
        <ArrowLeftIcon size={20} />
      </IconButton>
      <IconButton {...arrow(1, 'later', at === count - 1)} label={t.later(name)}>
        <ArrowRightIcon size={20} />
      </IconButton>
      <IconButton size="s" id={`remove-${image}`} label={t.removeRow(name)} onClick={onRemove}>
        <TrashIcon size={20} />
      </IconButton>
    </div>
  );
}
