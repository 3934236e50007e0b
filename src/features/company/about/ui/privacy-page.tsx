import { routes } from '#routes.ts';
import { privacy } from '../legal/privacy.ts';
import { privacyVersions } from '../legal/versions.ts';
import { versionedPage } from './versioned-page.tsx';

export const page = versionedPage(privacy, privacyVersions, routes.privacy);
