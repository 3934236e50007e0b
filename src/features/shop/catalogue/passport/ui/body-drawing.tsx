import { useApp } from '#web/app-context.ts';
import { type Mark, type Zone, zones } from '../inspection.ts';
import { damageTexts } from '../inspection-messages.ts';

/** A car from above; each mark is a number where it is, several of a place side by side. */
export function BodyDrawing({ marks }: { marks: readonly Mark[] }) {
  const { t } = useApp(damageTexts);
  return (
    <svg viewBox="0 8 100 84" role="img" aria-label={t.drawing}>
      <rect x="4" y="22" width="92" height="56" rx="16" />
      <path d="M30 28h42v44H30zM30 28l-8 6v32l8 6M72 28l8 6v32l-8 6M42 28v44M64 28v44M4 40l18-4M4 60l18 4M96 40l-16-4M96 60l-16 4" />
      {placed(marks).map(([x, y], at) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="5" />
          <text x={x} y={y + 2.2}>
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

const apart = 10;

function placed(marks: readonly Mark[]): [x: number, y: number][] {
  const counts = new Map<Zone, number>();
  return marks.map(({ zone }) => {
    const before = counts.get(zone) ?? 0;
    counts.set(zone, before + 1);
    const [x, y] = zones[zone];
    // The first at its place, the next ones to its right and left.
    const step = Math.ceil(before / 2) * (before % 2 ? apart : -apart);
    return [Math.min(95, Math.max(5, x + step)), y];
  });
}
