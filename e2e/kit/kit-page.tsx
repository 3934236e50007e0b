import { Button, ButtonLink, IconButton } from '#kit/button.tsx';
import { Badge } from '#kit/data/badge.tsx';
import { Tabs } from '#kit/data/tabs.tsx';
import { HorizonDivider } from '#kit/horizon.tsx';
import * as icons from '#kit/icons.tsx';
import { CartIcon, CloseIcon, EditIcon, MenuIcon, WhatsappIcon } from '#kit/icons.tsx';
import * as things from '#kit/thing-icons.tsx';
import css from './kit-page.module.css';
import { KitPageData } from './kit-page-data.tsx';
import { KitPageFeedback } from './kit-page-feedback.tsx';
import { KitPageForms } from './kit-page-forms.tsx';
import { KitPageOverlays } from './kit-page-overlays.tsx';
import { KitSection } from './kit-section.tsx';

const colours = [
  'ink',
  'muted',
  'teal',
  'coral',
  'amber',
  'green',
  'edge',
  'sand',
  'tealSoft',
  'coralSoft',
  'amberSoft',
  'greenSoft',
  'coralBright',
] as const;

/** Every part of the kit in every state, for designers, screenshots and browser tests. */
export function KitPage() {
  return (
    <div className={`container ${css.page}`}>
      <header className={css.intro}>
        <p className={css.kicker}>Catálogo de piezas</p>
        <h1>Lo que una pantalla de la tienda puede usar</h1>
        <p>
          Texto corrido a 16 px, 17 en el teléfono. Un <a href="#tipos">enlace</a> se subraya
          siempre, y un precio se lee antes que un nombre.
        </p>
      </header>
      <Tabs
        label="Categorías"
        current="#automobiles"
        tabs={[
          { href: '#automobiles', label: 'Automóviles' },
          { href: '#motocicletas', label: 'Motocicletas' },
          { href: '#electrodomesticos', label: 'Electrodomésticos' },
          { href: '#triciclos', label: 'Triciclos eléctricos' },
        ]}
      />
      <Colours />
      <Typography />
      <HorizonDivider />
      <KitPageButtons />
      <KitSection title="Estados">
        <div className={css.row}>
          <Badge>Borrador</Badge>
          <Badge tone="info">En proceso</Badge>
          <Badge tone="warning">Necesita sus datos</Badge>
          <Badge tone="success">Aprobada</Badge>
          <Badge tone="danger">Rechazada</Badge>
          <Badge tone="featured">OFERTA ESPECIAL</Badge>
        </div>
      </KitSection>
      <KitSection title="Iconos">
        <KitPageIcons />
      </KitSection>
      <KitPageForms />
      <KitPageFeedback />
      <KitPageOverlays />
      <KitPageData />
    </div>
  );
}

function Colours() {
  return (
    <KitSection title="Colores">
      <ul className={css.swatches}>
        {colours.map((name) => (
          <li key={name}>
            <span className={css[name]} />
            {name}
          </li>
        ))}
      </ul>
    </KitSection>
  );
}

function Typography() {
  return (
    <KitSection title="Tipos" id="tipos">
      <div className="stack">
        <p className={css.h1}>Toyota Corolla Cross 2023</p>
        <p className={css.h2}>Cómo llega su auto a Mariel</p>
        <p className={css.h3}>Documentos que le pedimos</p>
        <p>
          Cotizamos, compramos y embarcamos desde Houston. Usted recibe un número de referencia por
          correo y un agente le confirma el precio final antes de pagar.
        </p>
        <p className={css.note}>Nota: precio FOB, puesto a bordo en el puerto de EE. UU.</p>
      </div>
    </KitSection>
  );
}

function KitPageIcons() {
  return (
    <ul className={css.icons}>
      {Object.entries({ ...icons, ...things })
        .toSorted()
        .map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            {name.replace('Icon', '')}
          </li>
        ))}
    </ul>
  );
}

function KitPageButtons() {
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
        <Button size="s" tone="secondary" icon={<MenuIcon size={20} />}>
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
