import { expect, test } from 'vitest';
import { languages } from '#platform/text/language.ts';
import { nextText, quoteStatuses } from './statuses.ts';
import { whenText } from './when-we-write.ts';

const lastWroteAt = '2026-11-20T15:00:00Z';
const due = '2026-11-21T15:00:00Z';

test.each(languages)('the 24 hours are said once, beside their moment (%s)', (language) => {
  for (const status of quoteStatuses) {
    for (const promised of [due, null]) {
      const when = whenText(status, { due: promised, lastWroteAt }, language);
      const said = `${nextText(status, undefined)[language]} ${when}`;
      const times = said.split(/24 (?:horas|hours)/).length - 1;
      expect(times, said).toBeLessThanOrEqual(1);
      if (status === 'pending' && promised) {
        expect(said).toMatch(/24 (horas de atención: a más tardar el 21|support hours: by Nov 21)/);
      }
    }
  }
});
