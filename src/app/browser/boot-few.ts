import { reportSeen } from './report-seen.ts';
import { followSignOuts } from './sign-outs.ts';
import { suggestEnglish } from './suggest-english.ts';

// What boot-deferred.ts brings for few (`bringForFew`), so that not everybody pays for it.

followSignOuts();
suggestEnglish();
reportSeen();
