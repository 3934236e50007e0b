import { line, listed } from '#kit/staff/form/form-fields.tsx';
import { staffRecords } from '#kit/staff/list/staff-records.tsx';
import { href, routes } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { staffSynonymTexts } from '../../messages.ts';
import css from './staff-words.module.css';

export const page = staffRecords({
  route: staffRoutes.staffWords,
  texts: staffSynonymTexts,
  list: staffApi.listSynonyms,
  create: staffApi.createSynonym,
  update: staffApi.updateSynonym,
  remove: staffApi.deleteSynonym,
  fields: { word: line(), meanings: listed },
  nameOf: ({ word }) => word,
  columns: ['meanings'],
  links: ({ word }, language) => (
    <a
      href={href(routes.catalogue, {}, { search: word })}
      className="tap"
      aria-label={staffSynonymTexts[language].tryOutOf(word)}
    >
      {staffSynonymTexts[language].tryOut}
    </a>
  ),
  addsAtOnce: true,
  formClass: css.form,
});
