import { changedDraftFields, type DraftField, isSame, type ProductDraft } from './product-draft.ts';

export interface Conflict {
  base: ProductDraft;
  mine: ProductDraft;
  theirs: ProductDraft;
  /** Both people changed these fields, and not to the same. */
  disputed: DraftField[];
  /** Only the other person changed these fields. */
  adopted: DraftField[];
}

export function findConflict(
  base: ProductDraft,
  mine: ProductDraft,
  theirs: ProductDraft,
): Conflict {
  const changed = changedDraftFields(base, theirs);
  const isMine = (field: DraftField) => !isSame(field, base, mine);
  return {
    base,
    mine,
    theirs,
    disputed: changed.filter((field) => isMine(field) && !isSame(field, mine, theirs)),
    adopted: changed.filter((field) => !isMine(field)),
  };
}

/** Puts my changes on top of theirs, except in `takenFields`. */
export function mergeDrafts(
  { base, mine, theirs }: Conflict,
  takenFields: ReadonlySet<DraftField>,
): ProductDraft {
  const ownChanges = changedDraftFields(base, mine).filter((field) => !takenFields.has(field));
  return { ...theirs, ...Object.fromEntries(ownChanges.map((field) => [field, mine[field]])) };
}
