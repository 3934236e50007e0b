import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import type { ProductCategory } from '../../categories.ts';
import { spanishIn } from '../../in-language.ts';
import { checklistOf, type Mark, type PointName, type Points, resultOf } from '../inspection.ts';
import { damageTexts, inspectionTexts } from '../inspection-messages.ts';
import { BodyDrawing } from './body-drawing.tsx';

interface InspectionViewProps {
  category: ProductCategory;
  points: Points;
}

/** The grades of a vehicle by area, and what was found in each; nothing where none is made. */
export function InspectionView({ category, points }: InspectionViewProps) {
  const { t } = useApp(inspectionTexts);
  const results = checklistOf(category).map(([area, names]) => ({
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
            <Findings names={names} points={points} />
          </section>
        ))
      )}
    </details>
  );
}

function Findings({ names, points }: { names: readonly PointName[]; points: Points }) {
  const { t, language } = useApp(inspectionTexts);
  const good = names.filter((name) => points[name]?.state === 'ok' && !points[name].note);
  const unseen = names.filter((name) => !points[name]);
  const told = names.filter((name) => points[name] && !good.includes(name));
  const listed = (some: readonly PointName[]) => some.map((name) => t.points[name]).join(', ');
  return (
    <ul>
      {told.map((name) => (
        <li key={name}>
          {`${t.points[name]}: ${t.states[points[name]?.state ?? 'ok'].toLowerCase()}`}
          <Note note={points[name]?.note} language={language} />
        </li>
      ))}
      {good.length > 0 && <li>{`${t.states.ok}: ${listed(good)}`}</li>}
      {unseen.length > 0 && <li className="quiet">{`${t.unseen}: ${listed(unseen)}`}</li>}
    </ul>
  );
}

function Note({ note, language }: { note: string | null | undefined; language: Language }) {
  return note ? <span lang={spanishIn(language, note)}>{`. ${note}`}</span> : null;
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
                <Note note={mark.note} language={language} />
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
