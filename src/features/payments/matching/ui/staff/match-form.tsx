import { type Dispatch, type SetStateAction, useState } from 'react';
import { staffMoneyTexts } from '#features/ledger/entries/staff-messages.ts';
import { MoneyForm } from '#features/ledger/entries/ui/staff/money-form.tsx';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { RecordForm } from '#kit/staff/form/record-form.tsx';
import { PanelSection } from '#kit/staff/side-panel.tsx';
import { WholeNumbers } from '#kit/whole-numbers.tsx';
import { toWire } from '#platform/money.ts';
import { readAmount } from '#platform/text/typed-amount.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { maxMatchParts } from '../../line-states.ts';
import type { BankLineDetail, LineOwner } from '../../schema.ts';
import { matchingTexts } from '../../staff-messages.ts';
import css from './matching.module.css';
import { OwnerList } from './owner-list.tsx';

interface Part {
  number: number;
  order: string;
  amount: string;
  claim: LineOwner['claim'];
}

export function MatchForm({ line }: { line: BankLineDetail }) {
  const { t } = useApp(matchingTexts);
  const { leftCents, proposals, claims } = line;
  const [parts, setParts] = useState(() => firstParts(line));
  const use = (owner: LineOwner) => setParts(withOwner(parts, owner, leftCents));
  const proposedClaims = new Set(proposals.map(({ claim }) => claim?.id));
  const otherClaims = claims.filter(({ claim }) => !proposedClaims.has(claim?.id));
  return (
    <>
      <PanelSection title={t.proposals}>
        {proposals.length === 0 && <p className="muted">{t.noProposals}</p>}
        <OwnerList owners={proposals} onUse={use} cents={leftCents} numbered />
      </PanelSection>
      <PanelSection title={t.record}>
        <PartsForm line={line} parts={parts} setParts={setParts} />
      </PanelSection>
      <PanelSection title={t.claims}>
        {otherClaims.length === 0 && <p className="muted">{t.noClaims}</p>}
        <OwnerList owners={otherClaims} onUse={use} cents={leftCents} />
      </PanelSection>
    </>
  );
}

interface PartsFormProps {
  line: BankLineDetail;
  parts: Part[];
  setParts: Dispatch<SetStateAction<Part[]>>;
}

function PartsForm({ line: { id, leftCents }, parts, setParts }: PartsFormProps) {
  const { t, language, call } = useApp(matchingTexts);
  const toBody = ({ order, amount, claim }: Part) => ({
    order,
    amount,
    ...(claim && { claim: claim.id }),
  });
  return (
    <MoneyForm hint={t.recordHint}>
      <RecordForm
        texts={staffMoneyTexts[language]}
        submit={t.confirm}
        size="s"
        save={(_, key) => {
          const body = { parts: parts.map(toBody) };
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
            {parts.length < maxMatchParts && (
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
      </RecordForm>
    </MoneyForm>
  );
}

function firstParts({ leftCents, proposals: [best] }: BankLineDetail): Part[] {
  const empty = { number: 1, order: '', amount: toWire(leftCents), claim: null };
  return best?.clear ? withOwner([empty], best, leftCents) : [empty];
}

/** Puts an owner into the part without an order, or else into the last part. */
function withOwner(parts: readonly Part[], owner: LineOwner, leftCents: number): Part[] {
  const empty = parts.findIndex(({ order }) => order.trim() === '');
  const at = empty < 0 ? parts.length - 1 : empty;
  const free = leftCents - sumOf(parts.filter((_, other) => other !== at));
  // A claim takes the amount that it names; an order takes all that came.
  const cents = owner.claim && owner.cents !== null ? Math.min(owner.cents, free) : free;
  const amount = toWire(Math.max(cents, 0));
  return parts.map((part, other) =>
    other === at ? { ...part, order: owner.order, amount, claim: owner.claim } : part,
  );
}

function nextPart(parts: readonly Part[], leftCents: number): Part {
  const free = leftCents - sumOf(parts);
  const number = Math.max(...parts.map((part) => part.number)) + 1;
  return { number, order: '', amount: free > 0 ? toWire(free) : '', claim: null };
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
  const { t } = useApp(matchingTexts);
  const change = (to: Partial<Part>) =>
    setParts((parts) => parts.map((each, other) => (other === at ? { ...each, ...to } : each)));
  return (
    <fieldset className={`bare ${css.part}`}>
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
        {...(at === 0 && { 'data-key': 'm' })}
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
