import { defineConfig } from 'vitest/config'

// What hangs is to end some time, and nothing else: no machine is too slow to pass.
const [testTimeout, hookTimeout] = [120_000, 240_000]

const room = (name: string, root: string) => ({
  test: { name, root, include: ['src/**/*.test.{ts,tsx}'], testTimeout, hookTimeout },
})

const alone = 'src/**/*.alone.test.ts'

/** One whose files share its modules instead of loading them anew, but for those that change the process they run in. */
const sharedRoom = (name: string, root: string) => ({
  test: { ...room(name, root).test, isolate: false, exclude: [alone] },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      sharedRoom('shared', './shared'),
      sharedRoom('trades', './trades'),
      sharedRoom('storage', './shared/storage'),
      sharedRoom('api', './api'),
      room('sync-server', './sync-server'),
      room('render', './render'),
      room('mail', './mail'),
      room('worker', './worker'),
      room('client', './client'),
      { test: { name: 'alone', include: [`{api,shared/storage}/${alone}`], testTimeout, hookTimeout } },
      { test: { name: 'start', root: './start', include: ['**/*.test.ts'], testTimeout, hookTimeout } },
      { test: { name: 'chaos', root: './e2e/chaos', include: ['*.test.ts'], testTimeout: 600_000 } },
      // Needs nginx and Caddy, which npm does not bring: `scripts/test.ts` says where it is not run.
      { test: { name: 'proxies', root: './e2e/proxies', include: ['*.test.ts'], testTimeout, hookTimeout } },
      { test: { name: 'attack', root: './e2e/attack', include: ['*.test.ts'], testTimeout: 240_000 } },
      {
        test: {
          name: 'browser',
          root: './e2e/browser',
          include: ['*.test.ts'],
          testTimeout,
          hookTimeout,
        },
      },
      { test: { name: 'bench', root: './bench', include: ['*.test.ts'], testTimeout, hookTimeout } },
      { test: { name: 'house', root: './scripts', include: ['**/*.test.ts'], testTimeout, hookTimeout } },
    ],
  },
})
