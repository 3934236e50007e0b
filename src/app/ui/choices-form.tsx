import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';

export const choicesId = 'choices';

/**
 * What the buttons for language and data send, wherever they stand. They themselves are the same on
 * every page, so that a phone that has stored them gets the next page without them.
 */
export function ChoicesForm() {
  return (
    <form id={choicesId} method="post" hidden>
      <input type="hidden" name="returnTo" value={pathOf(useApp().address)} />
    </form>
  );
}
