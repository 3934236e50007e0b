import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import {
  CheckboxField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '#kit/forms/field.tsx';
import type { FieldProblem } from '#kit/forms/problems.ts';
import { Stepper } from '#kit/forms/stepper.tsx';
import css from './kit-page.module.css';
import { KitSection } from './kit-section.tsx';

const problem = {
  field: 'kit-phone',
  message: 'Escriba un teléfono con 8 cifras, por ejemplo 5 234 5678',
};

export function KitPageForms() {
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [quantity, setQuantity] = useState(1);
  return (
    <KitSection title="Formularios">
      <form
        className={`stack ${css.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setProblems([problem]);
        }}
      >
        <ErrorSummary title="Hay un problema" problems={problems} />
        <TextField
          label="Nombre"
          name="name"
          autoComplete="name"
          hint="Como aparece en su documento"
        />
        <TextField
          id="kit-phone"
          label="Teléfono"
          type="tel"
          autoComplete="tel"
          hint="+1 si está en EE. UU., +53 si está en Cuba"
          error={problem.message}
          defaultValue="5 234"
        />
        <TextField label="Precio máximo" prefix="US$" inputMode="numeric" mark="(opcional)" />
        <SelectField label="Provincia de destino" defaultValue="HAB">
          <option value="HAB">La Habana</option>
          <option value="HOL">Holguín</option>
        </SelectField>
        <TextAreaField label="Mensaje" hint="Diga qué desea verificar" mark="(opcional)" />
        <TextField label="Correo electrónico" defaultValue="ana@example.com" disabled />
        <CheckboxField label="El WhatsApp es el mismo número" defaultChecked />
        <CheckboxField
          label="Acepto los términos del servicio"
          error="Acepte los términos para seguir"
        />
        <SwitchField label="Ahorro de datos" hint="Las fotos se cargan solo si las toca" />
        <SwitchField label="Avisos por correo" defaultChecked />
        <Stepper
          label="Cantidad"
          value={quantity}
          max={4}
          buttonTo={(value) => ({ onClick: () => setQuantity(value) })}
          decreaseLabel="Quitar uno"
          increaseLabel="Agregar uno"
        />
        <Button type="submit" full>
          Enviar
        </Button>
      </form>
    </KitSection>
  );
}
