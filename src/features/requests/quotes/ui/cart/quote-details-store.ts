import { quoteDetailsEntry } from '#platform/browser/registry/forms.ts';
import { storedValueOf } from '#platform/browser/stored-value.ts';
import type { TypedDetails } from '../../recipient.ts';

const details = storedValueOf<TypedDetails>(quoteDetailsEntry);

/** What somebody typed before they signed in is theirs afterwards. */
export function quoteDetailsOf(personId: string | undefined) {
  const own = details(personId);
  const before = details();
  return {
    current: () => own.current() ?? before.current(),
    save(next: TypedDetails | undefined): void {
      before.save(undefined);
      own.save(next);
    },
    use() {
      const typed = own.use();
      const typedBefore = before.use();
      return typed ?? typedBefore;
    },
  };
}
