/**
 * '45 min', '3 h 20 min', '2 d 4 h': the two largest units; the same in both languages. Rounded to
 * minutes, from two days on to hours.
 */
export function formatDuration(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  if (whole < 2 * 1440) return inTwo(Math.floor(whole / 60), 'h', whole % 60, 'min');
  const hours = Math.round(whole / 60);
  return inTwo(Math.floor(hours / 24), 'd', hours % 24, 'h');
}

function inTwo(large: number, of: string, small: number, ofSmall: string): string {
  return small === 0 ? `${large} ${of}` : `${large} ${of} ${small} ${ofSmall}`;
}
