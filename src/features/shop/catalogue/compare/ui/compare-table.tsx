import { classNames } from '#kit/class-names.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { catalogueTexts } from '../../messages.ts';
import { pictureAddress } from '../../pictures/picture-address.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { type ComparedFact, writeCompared } from '../compare.ts';
import { compareTexts } from '../messages.ts';
import css from './compare-table.module.css';
import type { ComparedColumn } from './load-comparison.ts';
import { saveCompared } from './stored-products.ts';

interface CompareTableProps {
  columns: ComparedColumn[];
  facts: ComparedFact[];
}

/** Widths by the number of products, as classes: pages may not have inline styles. */
const widths = [undefined, css.one, css.two, css.three, css.four];

export function CompareTable({ columns, facts }: CompareTableProps) {
  const { t } = useApp(compareTexts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <section className={css.scroll} aria-label={t.table} tabIndex={0}>
      <table className={classNames(css.table, widths[columns.length])}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <Heading key={column.slug} column={column} columns={columns} />
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, values, alike }) => (
            <tr key={name} data-alike={alike || undefined}>
              <th scope="row">
                <span>{name}</span>
              </th>
              {values.map((value, at) => (
                <td key={columns[at]?.slug}>
                  {value ?? (
                    <>
                      <span aria-hidden="true">—</span>
                      <span className="visually-hidden">{t.missing}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Heading({ column, columns }: { column: ComparedColumn; columns: ComparedColumn[] }) {
  const { t, language, lowData } = useApp(compareTexts);
  const { category, slug, name, image } = column;
  const others = columns.filter((other) => other !== column);
  return (
    <th scope="col" data-name={name} data-price={column.price ?? ''} data-most={column.stock ?? ''}>
      {image && !lowData && (
        <>
          <img src={pictureAddress(image, 320)} width={160} height={120} alt="" decoding="async" />
          {column.drawn && <p className="muted">{catalogueTexts[language].drawn}</p>}
        </>
      )}
      <a href={href(routes.product, { category, slug })} data-over data-live>
        {name}
      </a>
      <AddButton product={column} />
      <a
        href={href(routes.compare, {}, { p: writeCompared(others) })}
        className={css.out}
        aria-label={t.takeOutNamed(name)}
        data-stay
        onClick={() => saveCompared(others)}
      >
        {t.takeOut}
      </a>
    </th>
  );
}
