import type { ChangeEvent } from 'react';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { useApp } from '#web/app-context.ts';
import type { DraftProblems } from './draft-problems.ts';
import type { ProductDraft } from './product-draft.ts';
import type { ChangeDraft } from './use-product-form.ts';

export interface FieldsProps {
  draft: ProductDraft;
  change: ChangeDraft;
  problems: DraftProblems;
}

type TextName =
  | 'name'
  | 'description'
  | 'descriptionEn'
  | 'price'
  | 'formerPrice'
  | 'stock'
  | 'year'
  | 'brand'
  | 'model'
  | 'engineType';

export function useTextField({ draft, change, problems }: FieldsProps) {
  const { t } = useApp(staffProductFormTexts);
  return (name: TextName) => ({
    id: name,
    name,
    label: t.labels[name],
    error: problems[name],
    value: draft[name] ?? '',
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change((before) => ({ ...before, [name]: target.value })),
  });
}

/** The mouse wheel would change a focused number unseen. */
export const numberField = {
  type: 'number',
  onWheel: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.blur(),
} as const;
