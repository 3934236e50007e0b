import type { Sheet } from './sheet.ts';

/** A duplex North American outlet, `size` mm wide, twice as tall as one socket. */
export function outlet(sheet: Sheet, x: number, y: number, size: number): void {
  sheet.rect(
    x,
    y,
    size,
    size * 1.24,
    size * 0.16,
    sheet.linear(
      [x, y],
      [x + size, y + size * 1.24],
      [
        [0, '#596267'],
        [1, '#1f2427'],
      ],
    ),
  );
  sheet.rect(x + size * 0.06, y + size * 0.06, size * 0.88, size * 1.12, size * 0.13, '#15181a');
  for (const top of [y + size * 0.14, y + size * 0.66]) {
    sheet.rect(x + size * 0.18, top, size * 0.64, size * 0.44, size * 0.16, '#2c3236');
    sheet.path(
      `M${x + size * 0.36} ${top + size * 0.08}L${x + size * 0.36} ${top + size * 0.24}M${x + size * 0.64} ${top + size * 0.08}L${x + size * 0.64} ${top + size * 0.24}M${x + size * 0.5} ${top + size * 0.32}L${x + size * 0.5} ${top + size * 0.36}`,
      { line: '#050607', width: size * 0.07, cap: 'round' },
    );
  }
}

export function usb(sheet: Sheet, x: number, y: number, w: number, h: number, round = false): void {
  sheet.rect(x - 2, y - 2, w + 4, h + 4, round ? h : 4, '#7b858a');
  sheet.rect(x, y, w, h, round ? h / 2 : 2, '#0b0d0e');
  sheet.rect(x + w * 0.16, y + h * 0.4, w * 0.68, h * 0.26, 1, round ? '#5d666b' : '#e9edee');
}
