import { Button, ButtonLink, IconButton } from '../button.tsx';
import { CartIcon, CloseIcon, EditIcon, FilterIcon, MenuIcon, WhatsappIcon } from '../icons.tsx';
import css from './kit-page.module.css';
import { KitSection } from './kit-section.tsx';

export function KitPageButtons() {
  return (
    <KitSection title="Botones">
      <div className={css.row}>
        <Button icon={<CartIcon size={20} />}>Agregar a Cotización</Button>
        <Button tone="secondary">Ver detalles</Button>
        <Button tone="quiet">Limpiar</Button>
        <Button tone="danger">Eliminar mi cuenta</Button>
        <ButtonLink href="#wa" tone="whatsapp" icon={<WhatsappIcon size={20} />}>
          Escribir por WhatsApp
        </ButtonLink>
      </div>
      <div className={css.row}>
        <Button busy icon={<CartIcon size={20} />}>
          Agregar a Cotización
        </Button>
        <Button busy>Generar Cotización</Button>
        <Button busy tone="secondary">
          Guardar
        </Button>
        <Button disabled>No Disponible</Button>
      </div>
      <div className={css.row}>
        <IconButton label="Menú">
          <MenuIcon />
        </IconButton>
        <IconButton label="Cotización">
          <CartIcon />
        </IconButton>
        <IconButton label="Cerrar">
          <CloseIcon />
        </IconButton>
        <Button size="s">Publicar</Button>
        <Button size="s" tone="secondary" icon={<FilterIcon size={20} />}>
          Filtros
        </Button>
        <IconButton size="s" label="Editar">
          <EditIcon size={20} />
        </IconButton>
      </div>
      <div className={css.narrow}>
        <Button full>Solicitar cotización</Button>
      </div>
    </KitSection>
  );
}
