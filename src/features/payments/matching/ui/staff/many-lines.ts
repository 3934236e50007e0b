import type { Many } from '#kit/staff/many/many-action.ts';
import { formatMoney, toWire } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { staffApi } from '#staff-api.ts';
import type { BankLine } from '../../schema.ts';
import { matchingTexts } from '../../staff-messages.ts';

/** Ten lines whose owner is certain are recorded with one confirmation, each beside whose it is. */
export function manyLines(language: Language): Many<BankLine> {
  const t = matchingTexts[language];
  const isCertain = ({ proposals: [best] }: BankLine) => best?.clear === true;
  return {
    nameOf: ({ cents, description }) => `${formatMoney(cents, language)} · ${description}`,
    certain: { label: t.chooseCertain, is: isCertain },
    actions: [
      {
        label: t.recordProposed,
        ask: () => ({
          call: staffApi.confirmBankLines,
          fields: {},
          texts: {},
          refuse: (line) => !isCertain(line) && t.notCertain,
          bodyOf: ({ leftCents, proposals: [best] }) => ({
            parts: [
              { order: best?.order, amount: toWire(leftCents), claim: best?.claim?.id ?? null },
            ],
          }),
          preview: ({ proposals: [best] }) =>
            best?.clear ? `${best.order} · ${best.customer}` : t.notCertain,
        }),
      },
    ],
  };
}
