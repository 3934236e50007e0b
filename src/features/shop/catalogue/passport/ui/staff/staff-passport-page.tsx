import type { ComponentProps } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { Notice } from '#kit/notice.tsx';
import { BackNav } from '#kit/staff/back-nav.tsx';
import { CallForm, DescribedForm, type FormFields } from '#kit/staff/form/call-form.tsx';
import { choice, day, type FormField, line, whole } from '#kit/staff/form/form-fields.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import type { Language } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { hashOf } from '../../../pictures/picture-address.ts';
import { pictureKindTexts } from '../../../pictures/picture-kinds.ts';
import { StaffPicture } from '../../../pictures/ui/staff/staff-picture.tsx';
import type { StaffProduct } from '../../../products/staff-schema.ts';
import { type FactName, factSources, factsAskedOf, isChosen, isText, partOf } from '../../facts.ts';
import {
  checklistOf,
  hasDrawing,
  type PointName,
  pointStates,
  resultOf,
} from '../../inspection.ts';
import { damageTexts, inspectionTexts } from '../../inspection-messages.ts';
import { factTexts, passportTexts } from '../../messages.ts';
import type { WrittenPassport } from '../../schema.ts';
import { staffPassportTexts } from '../../staff-messages.ts';
import { marksField } from './marks-field.tsx';
import css from './staff-passport.module.css';
import { vinField } from './vin-field.tsx';

interface PassportData {
  product: StaffProduct;
  passport: WrittenPassport;
}

export const page: AnyPage = definePage<PassportData>({
  load: async ({ call, params: { id = '' } }) => {
    const params = { id };
    const [product, passport] = await Promise.all([
      call(staffApi.findStaffProduct, { params }),
      call(staffApi.findPassport, { params }),
    ]);
    return { product, passport };
  },
  head: ({ language }, { product }) => ({
    title: staffPassportTexts[language].title(product.name),
    hidden: true,
  }),
  View: StaffPassportPage,
});

function StaffPassportPage({ data: { product, passport } }: { data: PassportData }) {
  const { t, language } = useApp(staffPassportTexts);
  const { id, category, slug, name } = product;
  return (
    <StaffPage
      title={t.title(name)}
      lead={t.lead}
      actions={
        <ButtonLink
          size="s"
          tone="quiet"
          href={href(routes.product, { category, slug })}
          target="_blank"
        >
          {t.seeInShop}
        </ButtonLink>
      }
    >
      <BackNav href={href(staffRoutes.staffProduct, { id })} text={t.back} />
      {passport.example && <Notice title={t.example} />}
      <section className={css.subjects}>
        {factsAskedOf(product).map(([subject, names]) => (
          <FoldedForm
            key={subject}
            summary={`${passportTexts[language].subjects[subject]}: ${t.known(names.filter((name) => passport.facts[name]).length, names.length)}`}
            className={css.facts}
            call={staffApi.savePassport}
            params={{ id }}
            fields={fieldsOf(names, product)}
            texts={labelsOf(names, language)}
            seen={partOf(passport.facts, names)}
          />
        ))}
      </section>
      <Inspection product={product} passport={passport} />
      {hasDrawing(category) && <Marks id={id} marks={passport.marks} />}
    </StaffPage>
  );
}

/** What was saved is what it sees next. */
function FoldedForm({
  summary,
  ...form
}: ComponentProps<typeof DescribedForm> & { summary: string; seen: object }) {
  return (
    <Disclosure summary={summary}>
      <DescribedForm key={JSON.stringify(form.seen)} {...form} />
    </Disclosure>
  );
}

type Named = [string, FormField];

/** Of each fact: what it says, a text in both languages; by whom, and when. */
const fieldsOf = (names: readonly FactName[], product: StaffProduct): FormFields =>
  Object.fromEntries(
    names.flatMap((name): [string, FormField<never>][] => [
      [`${name}.value`, isText(name) ? unmarked(line()) : wide(valueField(name, product))],
      ...(isText(name) ? [[`${name}.valueEn`, unmarked(line())] satisfies Named] : []),
      [`${name}.source`, source],
      [`${name}.on`, unmarked(day())],
    ]),
  );

/** The page says once that each may be empty. */
const unmarked = <Value,>(field: FormField<Value>): FormField<Value> => ({
  ...field,
  draw: (control, drawn) => field.draw({ ...control, mark: undefined }, drawn),
});

/** Alone where a text stands in both languages. */
const wide = (field: FormField): FormField => ({
  ...field,
  draw: (control, drawn) => <div className={css.wide}>{unmarked(field).draw(control, drawn)}</div>,
});

const source = choice((language) => [
  ['', staffPassportTexts[language].chooseSource],
  ...factSources.map((each) => [each, factTexts[language].sources[each]] as const),
]);

function valueField(name: FactName, product: StaffProduct): FormField {
  if (name === 'vin') return vinField(product);
  if (!isChosen(name)) return whole;
  return choice((language) => [
    ['', staffPassportTexts[language].notKnown],
    ...Object.entries(factTexts[language].choices[name]),
  ]);
}

function labelsOf(names: readonly FactName[], language: Language): Record<string, string> {
  const { sourceOf, dayOf, english, hints } = staffPassportTexts[language];
  return Object.fromEntries(
    names.flatMap((name) => {
      const label = factTexts[language].names[name];
      return [
        [`${name}.value`, label],
        [`${name}.valueEn`, english(label)],
        ...(name in hints ? [[`${name}.valueHint`, hints[name as keyof typeof hints]]] : []),
        [`${name}.source`, sourceOf(label)],
        [`${name}.on`, dayOf(label)],
      ];
    }),
  );
}

function Inspection({ product, passport: { points } }: PassportData) {
  const { t, language } = useApp(staffPassportTexts);
  const { id, category, images } = product;
  const words = inspectionTexts[language];
  const checklist = checklistOf(category);
  if (checklist.length === 0) return null;
  return (
    <section className={css.subjects}>
      <h2>{words.title(checklist.flatMap(([, names]) => names).length)}</h2>
      {images && (
        <>
          <p className="quiet">{t.pictures}</p>
          <ol className={css.pictures}>
            {images.map((image) => (
              <li key={image}>
                <StaffPicture image={image} size="s" />
              </li>
            ))}
          </ol>
        </>
      )}
      {checklist.map(([area, names]) => {
        const { looked, all, grade } = resultOf(names, points);
        return (
          <FoldedForm
            key={area}
            summary={`${words.areas[area]}: ${grade ?? words.noGrade} · ${words.looked(looked, all)}`}
            className={css.points}
            call={staffApi.savePoints}
            params={{ id }}
            fields={pointFields(names, product)}
            texts={pointLabels(names, language)}
            seen={partOf(points, names)}
          />
        );
      })}
    </section>
  );
}

function Marks({ id, marks }: Pick<WrittenPassport, 'marks'> & { id: string }) {
  const { t, language } = useApp(staffPassportTexts);
  return (
    <section className="grid gap-3">
      <h2>{damageTexts[language].title}</h2>
      <p className="quiet">{t.marksLead}</p>
      <CallForm
        key={JSON.stringify(marks)}
        call={staffApi.saveMarks}
        params={{ id }}
        fields={{ marks: marksField }}
        texts={{ marks: damageTexts[language].title }}
        seen={{ marks }}
      />
    </section>
  );
}

const pointState = choice((language) => [
  ['', inspectionTexts[language].unseen],
  ...pointStates.map((state) => [state, inspectionTexts[language].states[state]] as const),
]);

const pointFields = (names: readonly PointName[], product: StaffProduct): FormFields =>
  Object.fromEntries(
    names.flatMap((name): Named[] => [
      [`${name}.state`, pointState],
      [`${name}.note`, unmarked(line())],
      [`${name}.noteEn`, unmarked(line())],
      [`${name}.picture`, pictureField(product)],
    ]),
  );

const pictureField = ({ images, imageKinds }: StaffProduct) =>
  choice((language) => [
    ['', staffPassportTexts[language].noPicture],
    ...(images ?? []).map((image, at): [string, string] => {
      const kind = imageKinds?.[at];
      const words = kind ? ` · ${pictureKindTexts[kind][language]}` : '';
      return [hashOf(image), `${at + 1}${words}`];
    }),
  ]);

function pointLabels(names: readonly PointName[], language: Language): Record<string, string> {
  const t = staffPassportTexts[language];
  return Object.fromEntries(
    names.flatMap((name) => {
      const label = inspectionTexts[language].points[name];
      return [
        [`${name}.state`, label],
        [`${name}.note`, t.noteOf(label)],
        [`${name}.noteEn`, t.english(t.noteOf(label))],
        [`${name}.picture`, t.pictureOf(label)],
      ];
    }),
  );
}
