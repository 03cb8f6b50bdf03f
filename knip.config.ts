import type { KnipConfig } from 'knip'

const workspaces = {
  '.': {
    entry: [
      'start.ts!',
      'scripts/*.ts!',
      'scripts/*.mjs!',
      'scripts/client-weight/list-chunks.ts!',
      'bench/*.ts!',
    ],
    project: ['*.ts!', 'start/**/*.ts!', 'scripts/**!', 'bench/**/*.ts!'],
    // Read as files, not imported.
    ignoreDependencies: ['@openstreetmap/id-tagging-schema'],
    ignoreBinaries: ['taskset', 'nginx', 'redis-server', 'pebble'],
  },
  shared: { project: ['src/**/*.{ts,tsx}!'], ignoreDependencies: ['@fontsource-variable/*'] },
  trades: { project: ['src/**/*.ts!'] },
  'shared/storage': { project: ['src/**/*.ts!'] },
  api: { project: ['src/**/*.{ts,tsx}!'] },
  'sync-server': { project: ['src/**/*.ts!'] },
  render: { project: ['src/**/*.ts!'] },
  mail: { project: ['src/**/*.{ts,tsx}!'] },
  worker: { project: ['src/**/*.ts!'] },
  client: {
    entry: ['build.ts!', 'src/service-worker/*.ts!'],
    project: ['*.ts!', 'src/**/*.{ts,tsx}!'],
  },
  e2e: {
    entry: ['tests/*.ts', 'browser/unpack-shipped.ts!', 'attack/loop-watch.ts'],
    project: ['**/*.ts'],
    ignoreDependencies: ['@fontsource-variable/*'],
  },
}

// What only tests use is looked for in production mode: there, neither they nor what is made for them counts.
const forTests = [
  '**/*.test.{ts,tsx}',
  '**/*.testing.ts',
  '**/testing/**',
  '**/fixtures/**',
  'e2e/**',
  'scripts/page-weight/**',
]

/** Any file of a room may be imported by another room, so that every export has to be asked for by name. */
const findUnused = ({ production = false }: { production?: boolean }): KnipConfig => ({
  includeEntryExports: true,
  ignoreExportsUsedInFile: true,
  ignore: production ? forTests : [],
  workspaces,
})

export default findUnused
