import { useEffect, useRef, useState } from 'react';
import { reopenAnew } from '#features/shop/cart/reopen.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useApp } from '#web/app-context.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import { lacksContact } from '../../customer.ts';
import type { Quotation } from './use-quotation.ts';

type Dialog = typeof import('./contact-dialog.tsx').ContactDialog;

/**
 * The code of the dialog that asks for the numbers loads while the drawer is open, and only for
 * somebody whose profile lacks one. If loading fails, the next tap reloads the page.
 */
export function useContactDialog(open: boolean, quotation: Quotation): Dialog | undefined {
  const { language, person } = useApp();
  const [parts, setParts] = useState<{ Dialog: Dialog }>();
  const { cancelContact } = quotation;
  const failed = useRef(false);
  const isContact = quotation.state === 'contact';
  const asksContact = person !== undefined && lacksContact(person);
  const needsParts = !parts && (isContact || (open && asksContact));
  useEffect(() => {
    if (!needsParts) return;
    if (isContact && failed.current && navigator.onLine) return reopenAnew();
    import('./contact-dialog.tsx').then(
      ({ ContactDialog }) => setParts({ Dialog: ContactDialog }),
      () => {
        if (!isContact) return;
        failed.current = true;
        const t = quoteCartTexts[language];
        cancelContact();
        toast({ title: t.failed, description: t.failedText, tone: 'danger' });
      },
    );
  }, [needsParts, isContact, cancelContact, language]);
  return parts?.Dialog;
}
