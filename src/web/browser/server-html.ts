import type { TrustedTypes } from '#platform/browser/trusted-types.ts';
import type { ServerMarkup } from '../ui/server-html.tsx';

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('static', { createHTML: (own) => own });

/**
 * The HTML of an element as the server drew it, for what stays so. React only writes it where it
 * cannot take over what is there; then the policy asks for a trusted value.
 */
export function serverHtml(elementId: string): ServerMarkup | undefined {
  const html = document.getElementById(elementId)?.innerHTML;
  if (html === undefined) return undefined;
  return { __html: policy ? policy.createHTML(html) : html };
}
