import { Button } from '#kit/button.tsx';
import { ServerDialog } from '#kit/overlays/server-modal.tsx';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import { useApp } from '#web/app-context.ts';
import { type CartAction, cartFormId } from '../../cart/form-fields.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import { lacksContact } from '../../customer.ts';
import { ContactFields } from './contact-fields.tsx';
import { SameNumber } from './same-number.tsx';

/**
 * Asks for the numbers over the rendered panel. Its fields belong to the cart's form, so that nothing
 * that is typed there gets lost.
 */
export function ContactFragment() {
  const { t, language, person } = useApp(quoteCartTexts);
  const generate: CartAction = 'generar';
  if (!person || !lacksContact(person)) return null;
  return (
    <ServerDialog
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
          phone={{ defaultValue: person.phone ?? '' }}
          whatsapp={{ defaultValue: person.whatsapp ?? '' }}
          problems={[]}
        >
          <SameNumber form={cartFormId} actionData={null} />
        </ContactFields>
      </div>
    </ServerDialog>
  );
}
