import { whatsappLink } from '#features/company/about/brand.ts';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ProductInProvince } from '../../landed-cost/schema.ts';
import { factWords } from '../fact-words.ts';
import {
  type Fact,
  type FactName,
  type FactSubject,
  factsAskedOf,
  fitsCuba,
  isChosen,
  isCounted,
  type PassportFacts,
} from '../facts.ts';
import { hasDrawing } from '../inspection.ts';
import { factTexts, passportTexts } from '../messages.ts';
import { DamageView, InEither, InspectionView } from './inspection-view.tsx';

/** What is known of a product, folded by subject, and what is not. Needs no script. */
export function PassportView({ product }: { product: ProductInProvince }) {
  const { t, brand } = useApp(passportTexts);
  const { facts = {}, points = {}, marks = [], example = false } = product.passport ?? {};
  const subjects = factsAskedOf(product);
  const asked = subjects.flatMap(([, names]) => names);
  const ask = whatsappLink(brand, t.askText(product.name)) ?? href(routes.offices);
  return (
    <section>
      <h2>{t.title}</h2>
      {example && <p className="quiet">{t.example}</p>}
      {product.passport ? (
        <>
          {subjects.map(([subject, names]) => (
            <Subject key={subject} subject={subject} names={names} facts={facts} />
          ))}
          <InspectionView product={product} points={points} />
          {hasDrawing(product.category) && <DamageView marks={marks} />}
        </>
      ) : (
        <details>
          <summary>{t.nothingYet}</summary>
          <Absent names={asked} />
        </details>
      )}
      <a href={ask}>{t.askPhotos}</a>
    </section>
  );
}

interface SubjectProps {
  subject: FactSubject;
  names: readonly FactName[];
  facts: PassportFacts;
}

function Subject({ subject, names, facts }: SubjectProps) {
  const { t, language } = useApp(passportTexts);
  const known = names.flatMap((name) => (facts[name] ? [[name, facts[name]] as const] : []));
  const short = known.filter(([name]) => isChosen(name) || isCounted(name)).slice(0, 2);
  const fits = subject === 'current' && fitsCuba(facts);
  return (
    <details>
      <summary>
        {t.subjects[subject]}
        <span className="quiet">
          {short.map(([name, { value }]) => factWords(name, value, language)).join(' · ')}
        </span>
      </summary>
      <DescriptionList
        items={[
          ...(fits ? [{ term: t.fits.term, detail: t.fits[fits] }] : []),
          ...known.map(([name, fact]) => ({
            term: factTexts[language].names[name],
            detail: <FactDetail name={name} fact={fact} />,
          })),
        ]}
      />
      <Absent names={names.filter((name) => !facts[name])} />
    </details>
  );
}

function FactDetail({ name, fact }: { name: FactName; fact: Fact }) {
  const { t, language } = useApp(factTexts);
  const { value, valueIn, source, on } = fact;
  return (
    <>
      <InEither text={factWords(name, value, language)} from={valueIn} />
      <br />
      <span className="quiet">{`${t.sources[source]}, ${formatDate(on, language)}`}</span>
    </>
  );
}

function Absent({ names }: { names: readonly FactName[] }) {
  const { t } = useApp(passportTexts);
  if (names.length === 0) return null;
  return <p className="quiet">{names.map((name) => t.absent[name]).join(' ')}</p>;
}
