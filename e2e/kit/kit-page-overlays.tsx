import { useState } from 'react';
import { Button, IconButton } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { InfoIcon } from '#kit/icons.tsx';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { Drawer } from '#kit/overlays/drawer.tsx';
import { Tooltip } from '#kit/overlays/tooltip.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import css from './kit-page.module.css';
import { KitSection } from './kit-section.tsx';

const samples = {
  small: { label: 'Confirmación', Sample: Confirmation },
  long: { label: 'Texto largo', Sample: LongText },
  form: { label: 'Formulario', Sample: ContactForm },
  drawer: { label: 'Panel', Sample: CartDrawer },
};
type SampleName = keyof typeof samples;
type SampleProps = { open: boolean; onClose: () => void };

export function KitPageOverlays() {
  const [openName, setOpenName] = useState<SampleName>();
  const names = Object.keys(samples) as SampleName[];
  return (
    <KitSection title="Lo que flota">
      <div className={css.row}>
        {names.map((name) => (
          <Button key={name} tone="secondary" onClick={() => setOpenName(name)}>
            {samples[name].label}
          </Button>
        ))}
        <Button tone="secondary" onClick={sayAdded}>
          Notificación
        </Button>
        <Button
          tone="secondary"
          onClick={() => toast({ title: 'No se pudo guardar', tone: 'danger' })}
        >
          Notificación de error
        </Button>
        <CopyButton text="COT-20261121-0042" label="Copiar referencia" />
        <Tooltip text="Puesto a bordo: incluye el flete hasta Mariel">
          <IconButton label="Qué es FOB">
            <InfoIcon />
          </IconButton>
        </Tooltip>
      </div>
      {names.map((name) => {
        const { Sample } = samples[name];
        return (
          <Sample key={name} open={openName === name} onClose={() => setOpenName(undefined)} />
        );
      })}
    </KitSection>
  );
}

function sayAdded(): void {
  toast({
    title: 'Agregado a su cotización',
    description: 'Toyota Corolla 2021',
    tone: 'success',
    action: { label: 'Deshacer', run: () => toast({ title: 'Quitado de su cotización' }) },
  });
}

function Confirmation({ open, onClose }: SampleProps) {
  const footer = (
    <>
      <Button tone="secondary" onClick={onClose}>
        Conservar
      </Button>
      <Button tone="danger" onClick={onClose}>
        Eliminar
      </Button>
    </>
  );
  const title = '¿Eliminar esta cotización?';
  return (
    <Dialog open={open} onClose={onClose} size="s" title={title} footer={footer}>
      <p>Se borra de su lista. El agente ya no la atenderá.</p>
    </Dialog>
  );
}

function LongText({ open, onClose }: SampleProps) {
  const [inner, setInner] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} size="l" title="Términos del servicio">
      <div className="stack">
        <Button tone="secondary" onClick={() => setInner(true)}>
          Abrir otro encima
        </Button>
        {Array.from({ length: 24 }, (_, index) => index + 1).map((number) => (
          <p key={number}>
            {number}. Las cotizaciones son estimadas y pueden cambiar hasta que usted confirma la
            orden.
          </p>
        ))}
      </div>
      <Dialog open={inner} onClose={() => setInner(false)} size="s" title="Segundo diálogo">
        <p>Está encima del primero.</p>
      </Dialog>
    </Dialog>
  );
}

function ContactForm({ open, onClose }: SampleProps) {
  const footer = (
    <>
      <Button tone="secondary" onClick={onClose}>
        Cancelar
      </Button>
      <Button onClick={sayAdded}>Guardar y Generar Cotización</Button>
    </>
  );
  const title = 'Información de Contacto Requerida';
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer}>
      <div className="stack">
        <TextField label="Teléfono" type="tel" autoComplete="tel" hint="+1 EE. UU., +53 Cuba" />
        <TextField label="WhatsApp" type="tel" hint="+1 EE. UU., +53 Cuba" />
      </div>
    </Dialog>
  );
}

function CartDrawer({ open, onClose }: SampleProps) {
  const footer = (
    <Button full onClick={sayAdded}>
      Generar Cotización
    </Button>
  );
  return (
    <Drawer open={open} onClose={onClose} title="Su cotización" footer={footer}>
      <p>2 productos. Total estimado US$31,400.</p>
    </Drawer>
  );
}
