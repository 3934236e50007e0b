import { Button } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { Pagination } from '#kit/data/pagination.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { type Column, Table } from '#kit/data/table.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import css from './kit-page.module.css';
import { KitSection } from './kit-section.tsx';

type Sample = {
  reference: string;
  province: string;
  total: string;
  status: string;
  tone: BadgeTone;
};

const rows: Sample[] = [
  {
    reference: 'COT-20261121-0042',
    province: 'Holguín',
    total: 'US$28,000',
    status: 'En proceso',
    tone: 'info',
  },
  {
    reference: 'COT-20261118-0007',
    province: 'La Habana',
    total: 'US$3,400',
    status: 'Necesita sus datos',
    tone: 'warning',
  },
  {
    reference: 'COT-20261102-0019',
    province: 'Matanzas',
    total: 'US$1,150',
    status: 'Completada',
    tone: 'success',
  },
];

const columns = (dense: boolean): Column<Sample>[] => [
  { id: 'reference', header: 'Referencia', cell: (row) => row.reference },
  { id: 'province', header: 'Provincia', cell: (row) => row.province },
  {
    id: 'status',
    header: 'Estado',
    cell: (row) => <Badge tone={row.tone}>{row.status}</Badge>,
  },
  { id: 'total', header: 'Total', cell: (row) => row.total, align: 'end' },
  {
    id: 'actions',
    header: 'Acciones',
    quiet: true,
    align: 'end',
    cell: (row) => (
      <Button
        size={dense ? 's' : 'm'}
        tone={dense ? 'quiet' : 'secondary'}
        aria-label={`Ver ${row.reference}`}
      >
        Ver
      </Button>
    ),
  },
];

const rowKey = (row: Sample) => row.reference;

export function KitPageData() {
  return (
    <>
      <KitSection title="Cifras y tablas">
        <Stats>
          <Stat label="Total" value="128" />
          <Stat label="En proceso" value="41" hint="6 esperan al cliente" />
          <Stat label="Completadas" value="79" />
          <Stat label="Monto" value="US$1,204,000" />
        </Stats>
        <Table caption="Sus cotizaciones" columns={columns(false)} rows={rows} rowKey={rowKey} />
        <Table
          dense
          caption="Cotizaciones de todos"
          columns={columns(true)}
          rows={rows}
          rowKey={rowKey}
          isCurrent={(row) => row === rows[1]}
        />
        <Pagination
          label="Páginas de cotizaciones"
          status="Página 2 de 7"
          previous={{ href: '#1', label: 'Anterior' }}
          next={{ href: '#3', label: 'Siguiente' }}
        />
      </KitSection>
      <KitSection title="Detalles y preguntas">
        <div className={css.pair}>
          <DescriptionList
            items={[
              { term: 'Marca', detail: 'Toyota' },
              { term: 'Millas', detail: '42,300' },
              { term: 'Puerto de salida', detail: 'Houston, Texas' },
            ]}
          />
          <div>
            <Disclosure summary="¿Cuánto demora el embarque?" name="faq" open>
              <p>Entre 20 y 35 días desde que se confirma la orden.</p>
            </Disclosure>
            <Disclosure summary="¿Quién paga los aranceles en Cuba?" name="faq">
              <p>El importador autorizado.</p>
            </Disclosure>
          </div>
        </div>
      </KitSection>
    </>
  );
}
