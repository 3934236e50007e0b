import { expect, test } from 'vitest';
import { tokenIn } from './link-token.ts';

const token = 'Ab3_-fghijklmnopqrstu-z';

test.each([
  token,
  `${token}.`,
  `${token}),`,
  `${token}…»`,
  `${token}. Gracias`,
  `${token}/pago?x=1`,
])('a token is read without what a chat puts behind it: %s', (written) =>
  expect(tokenIn(written)).toBe(token),
);

test.each(['', '.', '»z', '\0<script>'])('where there is none, there is none: %j', (written) => {
  expect(tokenIn(written)).toBe('-');
});

test('however long, it is read once: a pattern that tries again at each dot takes minutes', () => {
  expect(tokenIn(`${token}${'.'.repeat(2_000_000)}x`)).toBe(token);
});
