import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { Notice } from '#kit/notice.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { Spinner } from '#kit/spinner.tsx';
import css from './kit-page.module.css';
import { KitSection } from './kit-section.tsx';

export function KitPageFeedback() {
  return (
    <>
      <KitSection title="Avisos y esperas">
        <div className={css.pair}>
          <Notice title="El precio es estimado">
            Un agente lo confirma antes de que usted pague.
          </Notice>
          <Notice tone="success" title="Cotización guardada">
            Su número es COT-20261121-0042.
          </Notice>
          <Notice
            tone="warning"
            title="Falta su teléfono"
            action={<Button tone="secondary">Completar datos</Button>}
          >
            Lo usamos solo para esta cotización.
          </Notice>
          <Notice tone="danger" title="Sin conexión">
            Su cotización quedó guardada en este teléfono. Se envía al volver la conexión.
          </Notice>
        </div>
        <Spinner label="Cargando ofertas…" />
        <div className={css.cards}>
          {[1, 2, 3].map((each) => (
            <div key={each} className={css.card}>
              <Skeleton shape="picture" />
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="button" />
            </div>
          ))}
        </div>
      </KitSection>
      <KitSection title="Vacío">
        <EmptyState
          title="Su cotización está vacía"
          level={3}
          action={<Button>Explorar productos</Button>}
        >
          Agregue un auto, una moto o un equipo y le decimos el precio puesto a bordo.
        </EmptyState>
      </KitSection>
    </>
  );
}
