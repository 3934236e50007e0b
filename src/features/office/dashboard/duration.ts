/**
 * '45 min', '3 h 20 min', '2 d 4 h', in both languages. Rounded to minutes, from two days on to
 * hours.
 */
export function formatDuration(minutes: number): string {
  const rounded = Math.round(minutes);
  if (rounded < 60) return `${rounded} min`;
  if (rounded < 2 * 1440) return inTwo(Math.floor(rounded / 60), 'h', rounded % 60, 'min');
  const hours = Math.round(rounded / 60);
  return inTwo(Math.floor(hours / 24), 'd', hours % 24, 'h');
}

function inTwo(large: number, of: string, small: number, ofSmall: string): string {
  return small === 0 ? `${large} ${of}` : `${large} ${of} ${small} ${ofSmall}`;
}
