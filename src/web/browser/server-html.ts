import type { TrustedTypes } from '#platform/browser/trusted-types.ts';
import type { ServerMarkup } from '../ui/server-html.tsx';

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('static', { createHTML: (own) => own });

/**
 * Returns the HTML of an element as the server drew it. React writes it only where it cannot take
 * over what is in the page; then the page's policy needs a trusted value.
 */
export function serverHtml(elementId: string): ServerMarkup | undefined {
  const html = document.getElementById(elementId)?.innerHTML;
  if (html === undefined) return undefined;
  return { __html: policy ? policy.createHTML(html) : html };
}
