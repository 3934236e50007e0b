import { useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import { CopyButton } from '../copy-button.tsx';
import { TextField } from '../forms/field.tsx';
import { InfoIcon } from '../icons.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Drawer } from '../overlays/drawer.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { toast } from '../toasts/toast-store.ts';
import css from './kit-page.module.css';
import { KitSection } from './kit-section.tsx';

type Open = 'small' | 'long' | 'form' | 'drawer' | null;

export function KitPageOverlays() {
  const [open, setOpen] = useState<Open>(null);
  const [inner, setInner] = useState(false);
  const close = () => setOpen(null);
  const sayAdded = () =>
    toast({
      title: 'Agregado a su cotización',
      description: 'Toyota Corolla 2021',
      tone: 'success',
      action: { label: 'Deshacer', run: () => toast({ title: 'Quitado de su cotización' }) },
    });
  const common = { onClose: close };
  return (
    <KitSection title="Lo que flota">
      <div className={css.row}>
        <Button tone="secondary" onClick={() => setOpen('small')}>
          Confirmación
        </Button>
        <Button tone="secondary" onClick={() => setOpen('long')}>
          Texto largo
        </Button>
        <Button tone="secondary" onClick={() => setOpen('form')}>
          Formulario
        </Button>
        <Button tone="secondary" onClick={() => setOpen('drawer')}>
          Panel
        </Button>
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
      <Dialog
        {...common}
        open={open === 'small'}
        size="s"
        title="¿Eliminar esta cotización?"
        footer={
          <>
            <Button tone="secondary" onClick={close}>
              Conservar
            </Button>
            <Button tone="danger" onClick={close}>
              Eliminar
            </Button>
          </>
        }
      >
        <p>Se borra de su lista. El agente ya no la atenderá.</p>
      </Dialog>
      <Dialog {...common} open={open === 'long'} size="l" title="Términos del servicio">
        <div className="stack">
          <Button tone="secondary" onClick={() => setInner(true)}>
            Abrir otro encima
          </Button>
          {Array.from({ length: 24 }, (_, at) => at + 1).map((at) => (
            <p key={at}>
              {at}. Las cotizaciones son estimadas y pueden cambiar hasta que usted confirma la
              orden.
            </p>
          ))}
        </div>
        <Dialog open={inner} onClose={() => setInner(false)} size="s" title="Segundo diálogo">
          <p>Está encima del primero.</p>
        </Dialog>
      </Dialog>
      <Dialog
        {...common}
        open={open === 'form'}
        title="Información de Contacto Requerida"
        footer={
          <>
            <Button tone="secondary" onClick={close}>
              Cancelar
            </Button>
            <Button onClick={sayAdded}>Guardar y Generar Cotización</Button>
          </>
        }
      >
        <div className="stack">
          <TextField label="Teléfono" type="tel" autoComplete="tel" hint="+1 EE. UU., +53 Cuba" />
          <TextField label="WhatsApp" type="tel" hint="+1 EE. UU., +53 Cuba" />
        </div>
      </Dialog>
      <Drawer
        {...common}
        open={open === 'drawer'}
        title="Su cotización"
        footer={
          <Button full onClick={sayAdded}>
            Generar Cotización
          </Button>
        }
      >
        <p>2 productos. Total estimado US$31,400.</p>
      </Drawer>
    </KitSection>
  );
}
