import { bareAmount } from './typed-amount.ts';

/**
 * Splits an amount as a bank writes it, which may go out: '-5', '5.00-', '(5)', '$(5)', '5 DR'; '+5' and
 * '5 CR' come in. Undefined for two signs. Apart from typed-amount.ts, because in a form an amount
 * has no sign.
 */
export function splitSign(text: string): { sign: 1 | -1; amount: string } | undefined {
  const [, open, before, dollars, inside, amount = '', after, close] =
    /^(\()? ?([+-])? ?((?:usd?)?\$?) ?([+-])? ?([^()+-]*?) ?([+-]|[cd]r)? ?(?:usd|\$)? ?(\))?$/i.exec(
      bareAmount(text)
        .replaceAll('−', '-')
        .replace(/^(?:usd?)?\$ ?\(/i, '('),
    ) ?? [];
  const signs = [open, before, inside, after].filter(Boolean);
  if (signs.length > 1 || Boolean(open) !== Boolean(close)) return undefined;
  return { sign: /[(-]|dr/i.test(signs.join('')) ? -1 : 1, amount: (dollars ?? '') + amount };
}
