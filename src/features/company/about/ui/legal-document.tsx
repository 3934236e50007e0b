import type { ReactNode } from 'react';
import { api } from '#api.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import type { Route } from '#web/routes/route.ts';
import { type Brand, type Company, whatsappLink } from '../brand.ts';
import { type LegalBlock, type LegalPlace, type LegalTexts, piecesOf } from '../legal/document.ts';
import { companyTexts } from '../messages.ts';
import css from './legal-document.module.css';

export function legalPage(texts: LegalTexts, route: Route<`/${string}`>): AnyPage {
  return definePage<Company>({
    load: ({ call }) => call(api.aboutCompany, {}),
    head: ({ language }, company) => {
      const { title, description } = texts[language](company);
      return { title, description, canonical: href(route) };
    },
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each text
    View: ({ data }) => <LegalDocumentView texts={texts} company={data} />,
    isStatic: () => true,
  });
}

interface LegalDocumentProps {
  texts: LegalTexts;
  company: Company;
  /** Stands below the title. */
  children?: ReactNode;
}

export function LegalDocumentView({ texts, company, children }: LegalDocumentProps) {
  const { t, language } = useApp(companyTexts);
  const { title, updated, summary, sections } = texts[language](company);
  return (
    <div className={`container ${css.page}`}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className="muted">{updated}</p>
        {t.governs && <p>{t.governs}</p>}
        {children}
      </header>
      <section className={css.summary} aria-labelledby="en-pocas-palabras">
        <h2 id="en-pocas-palabras">{t.inShort}</h2>
        <ul>{entriesOf(summary)}</ul>
      </section>
      <nav className={css.contents} aria-label={t.contents}>
        <Disclosure summary={t.contents}>
          <ol className={css.places}>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </Disclosure>
      </nav>
      <div className={css.body}>
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className="stack">
            <h2>{heading}</h2>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block === '') return null;
  if (typeof block === 'string') {
    return (
      <p>
        <LegalText>{block}</LegalText>
      </p>
    );
  }
  if ('list' in block) return <ul>{entriesOf(block.list)}</ul>;
  if ('steps' in block) return <ol>{entriesOf(block.steps)}</ol>;
  return (
    <dl className={css.terms}>
      {block.terms.map(([term, detail]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <LegalText>{detail}</LegalText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function entriesOf(entries: readonly string[]) {
  return entries.map((entry) => (
    <li key={entry}>
      <LegalText>{entry}</LegalText>
    </li>
  ));
}

function LegalText({ children }: { children: string }) {
  const { brand, language } = useApp();
  return piecesOf(children).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a
        key={piece.place}
        href={placeAddress(piece.place, brand, companyTexts[language].whatsappQuestion)}
      >
        {piece.words}
      </a>
    ),
  );
}

function placeAddress(place: LegalPlace, brand: Brand, question: string): string | undefined {
  if (place === 'email') return `mailto:${brand.email}`;
  if (place === 'whatsapp') return whatsappLink(brand, question);
  return href(routes[place]);
}
