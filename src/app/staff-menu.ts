/** Links to the screens that staff need all day, and to those they need less often. */
export interface StaffMenu {
  panels: StaffLink[];
  more: { label: string; links: StaffLink[] };
}

export interface StaffLink {
  href: string;
  label: string;
}

declare module '#web/app-context.ts' {
  interface VisitFacts {
    /** Which screens of staff the person may open; undefined for customers. */
    staffMenu: StaffMenu | undefined;
  }
}
