import type { ComponentType } from 'react';
import type { VisitFacts } from '../app-context.ts';
import type { OpenView } from '../open-view.ts';
import type { Website } from '../website.ts';

/** The shop's part of the engine in the browser. */
export interface BrowserWebsite extends Website {
  callHeaders(facts: VisitFacts): Record<string, string>;
  /** Called when React has started, with the note that the boot script left at a tap. */
  resume(note: string | undefined, facts: VisitFacts): void;
  loadOverlay: () => Promise<{ Overlay: ComponentType<OverlayProps> }>;
}

export interface OverlayProps {
  view: OpenView;
  onClose: () => void;
}
