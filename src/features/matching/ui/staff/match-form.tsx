import { type Dispatch, type SetStateAction, useState } from 'react';
import { PanelSection } from '#features/cases/ui/staff/record-panel.tsx';
import { MoneyForm } from '#features/ledger/ui/staff/money-form.tsx';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { WholeNumbers } from '#kit/whole-numbers.tsx';
import { toWire } from '#platform/money.ts';
import { readAmount } from '#platform/text/typed-amount.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { mostParts } from '../../line-states.ts';
import type { BankLineDetail, Owner } from '../../schema.ts';
import { matchingTexts } from '../../staff-messages.ts';
import css from './matching.module.css';
import { OwnerList } from './owner-list.tsx';

interface Part {
  /** Tells parts apart while they are typed. */
  number: number;
  order: string;
  amount: string;
  claim: Owner['claim'];
}

/** Whose money the line may be, and the form that records it; a clear proposal fills it. */
export function MatchForm({ line }: { line: BankLineDetail }) {
  const { language, call } = useApp();
  const t = matchingTexts[language];
  const { id, leftCents, proposals, claims } = line;
  const [parts, setParts] = useState(() => firstParts(line));
  const use = (owner: Owner) => setParts(filled(parts, owner, leftCents));
  const proposed = new Set(proposals.map(({ claim }) => claim?.id));
  const others = claims.filter(({ claim }) => !proposed.has(claim?.id));
  return (
    <>
      <PanelSection title={t.proposals}>
        {proposals.length === 0 && <p className={css.quiet}>{t.noProposals}</p>}
        <OwnerList owners={proposals} onUse={use} numbered />
      </PanelSection>
      <PanelSection title={t.record}>
        <MoneyForm
          hint={t.recordHint}
          action={t.confirm}
          send={(_, key) => {
            const body = {
              parts: parts.map(({ order, amount, claim }) => ({
                order,
                amount,
                ...(claim && { claim: claim.id }),
              })),
            };
            return call(staffApi.confirmBankLine, { params: { id }, body, key });
          }}
        >
          {(errorOf) => (
            <>
              {parts.map((part, at) => (
                <PartFields
                  key={part.number}
                  part={part}
                  at={at}
                  alone={parts.length === 1}
                  errorOf={(name) => errorOf(`parts.${at}.${name}`)}
                  setParts={setParts}
                />
              ))}
              {parts.length < mostParts && (
                <div>
                  <Button
                    size="s"
                    tone="quiet"
                    onClick={() => setParts([...parts, nextPart(parts, leftCents)])}
                  >
                    {t.addPart}
                  </Button>
                </div>
              )}
            </>
          )}
        </MoneyForm>
      </PanelSection>
      <PanelSection title={t.claims}>
        {others.length === 0 && <p className={css.quiet}>{t.noClaims}</p>}
        <OwnerList owners={others} onUse={use} />
      </PanelSection>
    </>
  );
}

function firstParts({ leftCents, proposals: [best] }: BankLineDetail): Part[] {
  const empty = { number: 1, order: '', amount: toWire(leftCents) ?? '', claim: null };
  return best?.clear ? filled([empty], best, leftCents) : [empty];
}

/** Into the part that names no order yet, else instead of the last one. */
function filled(parts: readonly Part[], owner: Owner, leftCents: number): Part[] {
  const empty = parts.findIndex(({ order }) => order.trim() === '');
  const at = empty < 0 ? parts.length - 1 : empty;
  const free = leftCents - sumOf(parts.filter((_, other) => other !== at));
  // What a claim says is what was sent; an order takes all that came.
  const said = owner.claim && owner.cents !== null ? Math.min(owner.cents, free) : free;
  const amount = toWire(Math.max(said, 0)) ?? '';
  return parts.map((part, other) =>
    other === at ? { ...part, order: owner.order, amount, claim: owner.claim } : part,
  );
}

function nextPart(parts: readonly Part[], leftCents: number): Part {
  const free = leftCents - sumOf(parts);
  const number = Math.max(...parts.map((part) => part.number)) + 1;
  return { number, order: '', amount: free > 0 ? (toWire(free) ?? '') : '', claim: null };
}

const sumOf = (parts: readonly Part[]) =>
  parts.reduce((sum, { amount }) => sum + (readAmount(amount) ?? 0), 0);

interface PartFieldsProps {
  part: Part;
  at: number;
  alone: boolean;
  errorOf: (name: string) => string | undefined;
  setParts: Dispatch<SetStateAction<Part[]>>;
}

function PartFields({ part, at, alone, errorOf, setParts }: PartFieldsProps) {
  const t = matchingTexts[useApp().language];
  const change = (to: Partial<Part>) =>
    setParts((parts) => parts.map((each, other) => (other === at ? { ...each, ...to } : each)));
  return (
    <fieldset className={css.part}>
      <legend className={alone ? 'visually-hidden' : undefined}>{t.part(at + 1)}</legend>
      <TextField
        dense
        name={`parts.${at}.order`}
        label={t.order}
        hint={at === 0 ? t.orderHint : undefined}
        value={part.order}
        onChange={({ target }) => change({ order: target.value, claim: null })}
        error={errorOf('order')}
        autoComplete="off"
        spellCheck={false}
        required
        {...(at === 0 && { 'data-part': '' })}
      />
      <TextField
        dense
        name={`parts.${at}.amount`}
        inputMode="decimal"
        prefix="US$"
        label={t.amount}
        value={part.amount}
        onChange={({ target }) => change({ amount: target.value })}
        error={errorOf('amount')}
        autoComplete="off"
        required
      />
      <div className={css.partActions}>
        {part.claim && (
          <>
            <span>
              <WholeNumbers text={t.ofClaim(part.claim.ticketId)} />
            </span>
            <Button size="s" tone="quiet" onClick={() => change({ claim: null })}>
              {t.withoutClaim}
            </Button>
          </>
        )}
        {!alone && (
          <Button
            size="s"
            tone="quiet"
            onClick={() => setParts((parts) => parts.filter((_, other) => other !== at))}
          >
            {t.dropPart}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
