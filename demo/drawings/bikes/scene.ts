import { canvas, type PaintName, studio } from '../studio.ts';
import { finishes, lacquer } from './materials.ts';
import { oval, type Point } from './pen.ts';

export type Side = 'right' | 'left';

interface Paint {
  paint: PaintName;
  second: PaintName;
}

/**
 * The point in mm that the camera looks at, and the scale; with `y` 0 it stands on the studio
 * floor.
 */
export interface Frame {
  centre: Point;
  scale: number;
}

/** The wheels' contact with the floor, for wheels at these x. */
const wheelShadows = (wheels: readonly number[], reach = 250): string =>
  wheels
    .map(
      (x) =>
        oval([x + 16, -4], reach, 24, { fill: 'url(#contact)' }) +
        oval([x + 4, 0], reach * 0.44, 12, { fill: 'url(#contact)' }),
    )
    .join('');

/** Keeps only the definitions that a drawing really uses. */
function neededDefs(drawing: string, colours: Paint): string {
  const all = `${finishes}${lacquer('paint', colours.paint)}${lacquer('second', colours.second)}`;
  return all.replace(
    /<(linearGradient|radialGradient|g) id="([^"]+)".*?<\/\1>/g,
    (whole, tag: string, id: string) =>
      tag === 'g' || drawing.includes(`url(#${id})`) || id === 'steel' ? whole : '',
  );
}

/** A drawing in millimetres, put on the floor of the studio. */
export function stand(
  drawing: string,
  frame: Frame,
  flip: 1 | -1,
  colours: Paint,
  spread: number,
): string {
  const k = frame.scale;
  const floor = frame.centre[1] === 0 ? canvas.floor : canvas.height / 2 + frame.centre[1] * k;
  const x = canvas.width / 2 - flip * frame.centre[0] * k;
  const placed = `<g transform="translate(${Math.round(x)} ${Math.round(floor)}) scale(${flip * k} ${-k})">${drawing}</g>`;
  return studio(
    placed,
    { x: canvas.width / 2, rx: spread * k, ry: 15, y: floor + 6 },
    neededDefs(drawing, colours),
  );
}

export const scene = (
  drawing: string,
  wheelbase: number,
  side: Side,
  frame: Frame,
  colours: Paint,
): string =>
  stand(
    wheelShadows([0, wheelbase]) + drawing,
    frame,
    side === 'right' ? 1 : -1,
    colours,
    wheelbase * 0.8,
  );
