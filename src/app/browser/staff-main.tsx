import { staffScreens } from '#staff-screens.ts';
import { start } from '#web/browser/start.tsx';
import { StaffLayout } from '../ui/staff/staff-layout.tsx';
import { browserWebsite } from './browser-website.ts';

// The staff's screens and their frame. A link to any other screen loads a document, and so do theirs elsewhere.
start({ ...browserWebsite, screens: staffScreens, Layout: StaffLayout, resume: () => {} });
