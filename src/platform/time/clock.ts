/** The two-digit parts of a moment. */
export type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string | undefined>>;

/** The parts of a moment on the clock of one zone. Undefined for anything that is no date. */
export type Clock = (moment: string | Date) => Parts | undefined;

/** The clock of a zone as 'America/Havana'. Its format is made when it is first asked. */
/* @__NO_SIDE_EFFECTS__ */
export function clockOf(timeZone: string): Clock {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    const date = new Date(moment);
    if (Number.isNaN(date.getTime())) return undefined;
    format ??= new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    return Object.fromEntries(format.formatToParts(date).map((part) => [part.type, part.value]));
  };
}
