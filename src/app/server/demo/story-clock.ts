const MachineDate = Date;
let shift = 0;

/** The clock of this process, shifted; the embedded database of this process reads it, too. */
class StoryDate extends MachineDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(StoryDate.now());
    else super(...(given as [number]));
  }

  static override now(): number {
    return MachineDate.now() + shift;
  }
}

/**
 * Sets the clock of this whole process to a moment. Only a process that tells the story may call
 * it. After the first call it goes forward alone: a timer of the database, set before, would end
 * after months.
 */
export function setClock(moment: Date): void {
  globalThis.Date = StoryDate as DateConstructor;
  shift = moment.getTime() - MachineDate.now();
}
