/** A cheap phone: 720 × 1480 points. */
export const smallPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
} as const;
