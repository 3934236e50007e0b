import type { KnipConfig } from 'knip';
import tests from './scripts/testing/packages/package.json' with { type: 'json' };

export default {
  ignoreWorkspaces: ['scripts/testing/packages'],
  workspaces: {
    '.': {
      vitest: true,
      entry: [
        'scripts/*.{ts,mjs}',
        'lab/mutation/vitest.config.ts',
        'src/app/server/start/{main,dev-entry,task-main}.ts',
        'src/app/server/demo/demo-main.ts',
        'src/app/browser/*',
        'src/web/browser/aid/aid.ts',
        'src/features/**/server/tables.ts',
        'bench/*.ts',
        'lab/resilience/moved-clock.ts',
        'e2e/kit/main.tsx',
      ],
      project: ['src/**', 'db/**', 'demo/**', 'e2e/**', 'bench/**', 'lab/**', 'scripts/**'],
    },
  },
  ignore: ['lab/client/{client,journey}.ts'],
  ignoreDependencies: [
    '@expo-google-fonts/source-sans-3',
    // Of tests: listed there, and not here.
    ...Object.keys(tests.devDependencies),
  ],
  ignoreBinaries: [
    'Xvfb',
    'caddy',
    'ldd',
    'mount',
    'nginx',
    'openssl',
    'prlimit',
    'promtool',
    'systemd-analyze',
    'umount',
  ],
} satisfies KnipConfig;
