import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import { isDrawn } from '../../card-product.ts';
import { catalogueTexts } from '../../messages.ts';
import { pictureAddress, pictureCaps } from '../../pictures/picture-address.ts';
import type { Product } from '../../schema.ts';
import {
  checklistOf,
  type Mark,
  type Noted,
  type Point,
  type PointName,
  type Points,
  resultOf,
} from '../inspection.ts';
import { damageTexts, inspectionTexts } from '../inspection-messages.ts';
import { passportTexts } from '../messages.ts';
import { BodyDrawing } from './body-drawing.tsx';

/** The grades of a vehicle by area, and what was found in each; nothing where none is made. */
export function InspectionView({ product, points }: { product: Product; points: Points }) {
  const { t } = useApp(inspectionTexts);
  const results = checklistOf(product.category).map(([area, names]) => ({
    area,
    names,
    ...resultOf(names, points),
  }));
  if (results.length === 0) return null;
  const grades = results.flatMap(({ area, grade }) => (grade ? `${t.areas[area]} ${grade}` : []));
  return (
    <details>
      <summary>
        {t.title(results.reduce((sum, { all }) => sum + all, 0))}
        <span className="quiet">{grades.join(' · ')}</span>
      </summary>
      {Object.keys(points).length === 0 ? (
        <p className="quiet">{t.none}</p>
      ) : (
        results.map(({ area, names, looked, all, grade }) => (
          <section key={area}>
            <h3>{`${t.areas[area]}: ${grade ? t.grades[grade] : t.noGrade}`}</h3>
            <p className="quiet">{t.looked(looked, all)}</p>
            <Findings {...{ product, names, points }} />
          </section>
        ))
      )}
    </details>
  );
}

interface FindingsProps {
  product: Product;
  names: readonly PointName[];
  points: Points;
}

function Findings({ product, names, points }: FindingsProps) {
  const { t } = useApp(inspectionTexts);
  const isPlain = ({ state, note, picture }: Point) =>
    state === 'ok' && !note && picture === undefined;
  const good = names.filter((name) => points[name] && isPlain(points[name]));
  const unseen = names.filter((name) => !points[name]);
  const told = names.filter((name) => points[name] && !good.includes(name));
  const listed = (some: readonly PointName[]) => some.map((name) => t.points[name]).join(', ');
  return (
    <ul>
      {told.map((name) => (
        <li key={name}>
          {`${t.points[name]}: ${t.states[points[name]?.state ?? 'ok'].toLowerCase()}`}
          <Note {...points[name]} />
          <PointPicture product={product} at={points[name]?.picture} />
        </li>
      ))}
      {good.length > 0 && <li>{`${t.states.ok}: ${listed(good)}`}</li>}
      {unseen.length > 0 && <li className="quiet">{`${t.unseen}: ${listed(unseen)}`}</li>}
    </ul>
  );
}

function Note({ note, noteIn }: Partial<Noted>) {
  if (!note) return null;
  return (
    <>
      {'. '}
      <InEither text={note} from={noteIn} />
    </>
  );
}

/** What staff wrote, with its language where it is not the page's. */
export function InEither({ text, from }: { text: string; from: Language | undefined }) {
  const { t } = useApp(passportTexts);
  return (
    <>
      <span lang={from}>{text}</span>
      {from && <span className="quiet">{` ${t.inOther}`}</span>}
    </>
  );
}

/** A link, so that nobody pays for it who did not ask. */
function PointPicture({ product, at = -1 }: { product: Product; at: number | undefined }) {
  const { t, language } = useApp(inspectionTexts);
  const image = product.images?.[at];
  if (!image) return null;
  const what = isDrawn(product, at) ? catalogueTexts[language].drawn : t.photo;
  return (
    <>
      {' · '}
      <a href={pictureAddress(image, 1600)}>{t.upTo(what, pictureCaps.zoom)}</a>
    </>
  );
}

/** The damage of a body, drawn and as text. */
export function DamageView({ marks }: { marks: readonly Mark[] }) {
  const { t, language } = useApp(damageTexts);
  return (
    <details>
      <summary>
        {t.title}
        <span className="quiet">{marks.length > 0 && t.count(marks.length)}</span>
      </summary>
      {marks.length === 0 ? (
        <p className="quiet">{t.none}</p>
      ) : (
        <>
          <BodyDrawing marks={marks} />
          <ol>
            {marks.map((mark, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
              <li key={at}>
                {markWords(mark, language)}
                <Note {...mark} />
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}

export function markWords({ zone, kind, size }: Mark, language: Language): string {
  const t = damageTexts[language];
  return `${t.zones[zone]}: ${t.kinds[kind].toLowerCase()}, ${t.sizes[size]}`;
}
