/**
 * The photo studio of every demo picture: one canvas, one floor, two soft lights. Sizes are in SVG
 * units on a 1280 × 960 (4:3) canvas; things stand on the floor line y = 760.
 */
export const canvas = { width: 1280, height: 960, floor: 760 } as const;

export const paints = {
  white: { base: '#eceeee', lit: '#ffffff', deep: '#b9c0c4' },
  silver: { base: '#b8bfc4', lit: '#e6eaec', deep: '#7d868d' },
  graphite: { base: '#4b535a', lit: '#87919a', deep: '#23292e' },
  black: { base: '#23272b', lit: '#5f676e', deep: '#0d0f11' },
  red: { base: '#a8322d', lit: '#d9675c', deep: '#631512' },
  blue: { base: '#2a5580', lit: '#6b97c2', deep: '#132b45' },
  teal: { base: '#2c6f73', lit: '#6fb0b1', deep: '#123b3f' },
  sand: { base: '#c9b690', lit: '#ebdfc4', deep: '#8b7a56' },
  orange: { base: '#c8692b', lit: '#eba26b', deep: '#7c3a10' },
  green: { base: '#4b6b4f', lit: '#88a88a', deep: '#25392a' },
} as const;

export type PaintName = keyof typeof paints;

/**
 * Puts a drawing into the studio and returns a whole SVG document.
 * `shadow` is the ground contact: centre x, half width, half height, and y if it is not the floor.
 */
export function studio(
  drawing: string,
  shadow: { x: number; rx: number; ry: number; y?: number },
  defs = '',
): string {
  const { width, height, floor } = canvas;
  const y = shadow.y ?? floor;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
<radialGradient id="wall" cx=".42" cy=".36" r=".85"><stop offset="0" stop-color="#fbfaf7"/><stop offset=".6" stop-color="#f1efea"/><stop offset="1" stop-color="#dfddd6"/></radialGradient>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9d7d0" stop-opacity="0"/><stop offset=".35" stop-color="#d3d1ca" stop-opacity=".75"/><stop offset="1" stop-color="#e9e7e2" stop-opacity=".9"/></linearGradient>
<radialGradient id="contact"><stop offset="0" stop-color="#1c1f22" stop-opacity=".62"/><stop offset=".55" stop-color="#1c1f22" stop-opacity=".28"/><stop offset="1" stop-color="#1c1f22" stop-opacity="0"/></radialGradient>
${defs}
</defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/>
<rect y="${floor - 140}" width="${width}" height="${height - floor + 140}" fill="url(#ground)"/>
<ellipse cx="${shadow.x}" cy="${y}" rx="${shadow.rx}" ry="${shadow.ry}" fill="url(#contact)"/>
${drawing}
</svg>`;
}
