import { Button } from '#kit/button.tsx';
import { DrawnDialog } from '#kit/overlays/drawn-modal.tsx';
import { actionField } from '#platform/http/shared/drawn-for.ts';
import { type App, useApp } from '#web/app-context.ts';
import { type CartAction, cartFormId } from '../../cart/cart-form-fields.ts';
import { cartTexts } from '../../cart/messages.ts';
import { ContactFields } from './contact-fields.tsx';
import { SameNumber } from './same-number.tsx';

/** Whether somebody who is signed in has yet to say where to be called. */
export function lacksContact({ person }: Pick<App, 'person'>): boolean {
  return person !== undefined && !(person.phone?.trim() && person.whatsapp?.trim());
}

/**
 * The dialog that asks for the numbers, over the drawn panel that it came with: its fields are of the
 * cart's form, so that nothing of what is typed there is lost.
 */
export function ContactPanel() {
  const app = useApp();
  const { language, person } = app;
  const t = cartTexts[language];
  const generate: CartAction = 'generar';
  if (!lacksContact(app)) return null;
  return (
    <DrawnDialog
      title={t.contactTitle}
      footer={
        <Button type="submit" form={cartFormId} name={actionField} value={generate}>
          {t.saveAndGenerate}
        </Button>
      }
    >
      <div className="stack">
        <ContactFields
          language={language}
          form={cartFormId}
          phone={{ defaultValue: person?.phone ?? '' }}
          whatsapp={{ defaultValue: person?.whatsapp ?? '' }}
          problems={[]}
        >
          <SameNumber form={cartFormId} posted={null} />
        </ContactFields>
      </div>
    </DrawnDialog>
  );
}
