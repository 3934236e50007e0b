import { useState } from 'react';
import { RemoveButton } from '#kit/staff/remove-button.tsx';
import { RowLink } from '#kit/staff/row-link.tsx';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { type ListColumn, StaffList } from '#kit/staff/staff-list.tsx';
import { staffListPage } from '#kit/staff/staff-list-page.tsx';
import { useMeanwhile } from '#kit/staff/use-meanwhile.tsx';
import type { Language } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffSynonymTexts } from '../../messages.ts';
import type { Synonym } from '../../schema.ts';
import css from './staff-words.module.css';
import { SynonymFields } from './synonym-fields.tsx';

interface WordsData {
  synonyms: Synonym[];
  opened: Synonym | undefined;
}

export const page = staffListPage<WordsData>({
  texts: staffSynonymTexts,
  load: async ({ call, query }) => {
    const synonyms = await call(staffApi.listSynonyms, {});
    return { synonyms, opened: synonyms.find(({ id }) => id === query.get('ver')) };
  },
  View: WordsPage,
});

const listHref = href(staffRoutes.staffWords);

function WordsPage({ data: { synonyms, opened } }: { data: WordsData }) {
  const { t, language, call, navigate } = useApp(staffSynonymTexts);
  // A new key empties the form after each word.
  const [addedCount, setAddedCount] = useState(0);
  const close = () => void navigate(listHref, { scroll: false });
  return (
    <StaffList
      title={t.title}
      lead={t.lead}
      rows={synonyms}
      columns={columns(language)}
      openRow={opened?.id}
      empty={{ title: t.none }}
      panel={
        opened && (
          <SidePanel title={t.editOf(opened.word)} closeHref={listHref} row={opened.id}>
            <OpenedSynonym key={opened.id} synonym={opened} onDone={close} />
          </SidePanel>
        )
      }
    >
      <section>
        <h2 className={css.heading}>{t.newWord}</h2>
        <SynonymFields
          key={addedCount}
          save={(body) => call(staffApi.createSynonym, { body })}
          onDone={() => setAddedCount(addedCount + 1)}
        />
      </section>
    </StaffList>
  );
}

function OpenedSynonym({ synonym, onDone }: { synonym: Synonym; onDone: () => void }) {
  const { call } = useApp();
  const { save, notice } = useMeanwhile(
    synonym,
    ({ word, meanings }) => `${word}: ${meanings.join(', ')}`,
  );
  const params = { id: synonym.id };
  return (
    <>
      {notice}
      <SynonymFields
        synonym={synonym}
        save={(body) =>
          save((expected) => call(staffApi.updateSynonym, { params, body: { ...body, expected } }))
        }
        onDone={onDone}
        onCancel={onDone}
      />
    </>
  );
}

function columns(language: Language): ListColumn<Synonym>[] {
  const t = staffSynonymTexts[language];
  return [
    {
      id: 'word',
      header: t.word,
      cell: ({ id, word }) => (
        <RowLink
          href={href(staffRoutes.staffWords, {}, { ver: id })}
          row={id}
          aria-label={t.editOf(word)}
        >
          {word}
        </RowLink>
      ),
    },
    { id: 'meanings', header: t.meanings, cell: ({ meanings }) => meanings.join(', ') },
    { id: 'actions', header: t.actions, cell: (synonym) => <RowActions synonym={synonym} /> },
  ];
}

function RowActions({ synonym }: { synonym: Synonym }) {
  const { t, call } = useApp(staffSynonymTexts);
  const { id, word, meanings } = synonym;
  return (
    <div className="row gap-2 middle">
      <a
        href={href(routes.catalogue, {}, { search: word })}
        className={css.open}
        aria-label={t.tryOutOf(word)}
      >
        {t.tryOut}
      </a>
      <RemoveButton
        texts={t}
        label={t.removeOf(word)}
        remove={() => call(staffApi.deleteSynonym, { params: { id }, body: { expected: synonym } })}
        restore={() => call(staffApi.createSynonym, { body: { word, meanings } })}
      />
    </div>
  );
}
