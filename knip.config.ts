import type { KnipConfig } from 'knip'
import manifest from './package.json' with { type: 'json' }

/** What `npm run` hands over to, each by its name. */
const commands = Object.values(manifest.scripts)
  .flatMap((command) => /run\.mjs (\S+)/.exec(command)?.[1] ?? [])
  .filter((name) => !['start', 'dev', 'bench'].includes(name))

/** Run by hand, each once what it is made of has changed; what it writes is committed. */
const makers = [
  'cut-fonts',
  'cut-gazetteer',
  'cut-own-fonts',
  'measure-letters',
  'own-share-pictures',
  'trade-looks',
]

// An entry is a file by its name, never a folder: what nobody runs or imports is to be found.
const workspaces = {
  '.': {
    entry: [
      'start.ts!',
      ...[...commands, ...makers].map((name) => `scripts/${name}.ts!`),
      'scripts/run.mjs!',
      'scripts/check-node.mjs!',
      'scripts/client-weight/list-chunks.ts!',
      'bench/bench.ts!',
      'bench/make-table.ts!',
      'bench/bare-relay.ts!',
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
    entry: ['build.ts!'],
    project: ['*.ts!', 'src/**/*.{ts,tsx}!'],
  },
  e2e: {
    entry: ['tests/*.spec.ts', 'browser/unpack-shipped.ts!', 'attack/loop-watch.ts'],
    project: ['**/*.ts'],
    ignoreDependencies: ['@fontsource-variable/*'],
  },
}

// What only tests use is looked for in production mode: there, neither they nor what is made for them counts, and knip
// reads no configuration of Vite.
const forTests = [
  '**/*.test.{ts,tsx}',
  '**/*.testing.ts',
  '**/testing/**',
  '**/fixtures/**',
  'e2e/**',
  'scripts/page-weight/**',
  'scripts/client-weight/own-pages.ts',
  'client/{chunk-groups,plain-logging,plain-style,preload-lists,script-name}.ts',
]

/** Any file of a room may be imported by another room, so that every export has to be asked for by name. */
const findUnused = ({ production = false }: { production?: boolean }): KnipConfig => ({
  includeEntryExports: true,
  ignoreExportsUsedInFile: true,
  ignore: production ? forTests : [],
  workspaces,
})

export default findUnused
