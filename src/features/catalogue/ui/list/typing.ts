import type { FormEvent } from 'react';

// On a slow line a form is drawn anew while somebody types into it: when the answer to the last
// request comes, and when a screen takes the place of the one that waited. What was typed since goes along.

interface Typing {
  /** Where the form leads: another list has nothing to do with it. */
  action: string;
  values: Record<string, string>;
  /** The field that has the focus, and where in its text. */
  at: { name: string; position: number } | undefined;
}

let typing: Typing | undefined;

/** What was typed into the form that leads there, and not sent yet. */
export function typedInto(action: string): Record<string, string> {
  return typing?.action === action ? typing.values : {};
}

export function clearTyping(): void {
  typing = undefined;
}

/**
 * For a form: notes what is typed into it, forgets it when it is sent, and goes on in a new form.
 */
export function saveTyping(action: string) {
  return {
    ref(form: HTMLFormElement | null) {
      if (!form || typing?.action !== action || !typing.at) return;
      const field = form.elements.namedItem(typing.at.name);
      if (!(field instanceof HTMLInputElement) || document.activeElement !== document.body) return;
      field.focus({ preventScroll: true });
      field.setSelectionRange(typing.at.position, typing.at.position);
    },
    onInput({ target }: FormEvent) {
      if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
      const { name, value, selectionStart } = target;
      typing = {
        action,
        values: { ...typedInto(action), [name]: value },
        at: { name, position: selectionStart ?? value.length },
      };
    },
    // React sees no blur of a field that is removed with its form.
    onBlur() {
      if (typing) typing.at = undefined;
    },
    onSubmit: clearTyping,
  };
}

let openPanel: string | undefined;

/** Whether the filters of the form that leads there were opened, and not closed since. */
export function isPanelOpen(action: string): boolean {
  return openPanel === action;
}

export function rememberPanel(action: string, open: boolean): void {
  if (open) openPanel = action;
  else if (openPanel === action) openPanel = undefined;
}
