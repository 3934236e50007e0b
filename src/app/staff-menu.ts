/** Screens that staff use all day, and those that they need less often. */
export interface StaffMenu {
  panels: StaffMenuLink[];
  more: { label: string; links: StaffMenuLink[] };
}

export interface StaffMenuLink {
  href: string;
  label: string;
}

declare module '#web/app-context.ts' {
  interface VisitFacts {
    /** Undefined for customers. */
    staffMenu: StaffMenu | undefined;
  }
}
