import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';

export const choicesId = 'choices';

/**
 * The form of the buttons for language and data. The buttons are the same on every page, so that
 * phones can store their HTML.
 */
export function ChoicesForm() {
  return (
    <form id={choicesId} method="post" hidden>
      <input type="hidden" name="returnTo" value={pathOf(useApp().address)} />
    </form>
  );
}
