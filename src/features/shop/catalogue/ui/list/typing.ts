import type { FormEvent } from 'react';

// On a slow line a form is rendered again while somebody types into it. This keeps the typed text.

interface UnfinishedForm {
  action: string;
  values: Record<string, string>;
  at: { name: string; position: number } | undefined;
}

let typing: UnfinishedForm | undefined;

export function typedInto(action: string): Record<string, string> {
  return typing?.action === action ? typing.values : {};
}

export function clearTyping(): void {
  typing = undefined;
}

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

export function isPanelOpen(action: string): boolean {
  return openPanel === action;
}

export function rememberPanel(action: string, open: boolean): void {
  if (open) openPanel = action;
  else if (openPanel === action) openPanel = undefined;
}
