import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { clientPaths } from '@shingle/shared/paths/server-paths.ts'
import { pause } from '@shingle/shared/time/pause.ts'
import { answerPlan } from './answer-plan.ts'
import { type Shell, type SmallFiles, typeOfSmall } from './shell.ts'

declare const self: ServiceWorkerGlobalScope
declare const SHELL: Shell

// Once: the build writes it out wherever it is named.
const shell = SHELL
const cacheName = `shell-${shell.version}`
const quickMs = 1500

self.addEventListener('install', (event) => {
  event.waitUntil(fillCache())
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const plan = answerPlan(event.request, self.location.origin)
  if (plan === 'app-page') event.respondWith(answerPage(event.request))
  if (plan === 'asset') event.respondWith(answerAsset(event.request))
})

const fillCache = async (): Promise<void> => {
  const cache = await caches.open(cacheName)
  await Promise.all([cache.addAll(shell.assets), keepSmallFiles(cache)])
  // Any path of the app answers with the shell; the page's own path may be a redirect, which cannot be kept.
  const page = await fetch(appPaths.websites, { cache: 'reload' })
  if (!page.ok) throw new Error(`the shell answered ${page.status}`)
  await cache.put(clientPaths.page, page)
}

const keepSmallFiles = async (cache: Cache): Promise<void> => {
  const answer = await fetch(shell.small)
  if (!answer.ok) throw new Error(`the small files answered ${answer.status}`)
  const files: SmallFiles = await answer.json()
  const keep = ([path, text]: [string, string]) =>
    cache.put(path, new Response(text, { headers: { 'content-type': typeOfSmall(path) ?? '' } }))
  await Promise.all(Object.entries(files).map(keep))
}

/**
 * The version before stays: a tab opened with it may still ask for its chunks. As every file's name changes with its
 * content, two versions beside each other cannot mix; the page decides which one is loaded.
 */
const dropOldCaches = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith('shell-'))
  const before = names.filter((name) => name !== cacheName)
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)))
}

const answerPage = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(clientPaths.page)
  const fromNetwork = fetch(request)
  if (!kept) return fromNetwork
  const inTime = fromNetwork.then((page) => (page.status < 500 ? page : kept)).catch(() => kept)
  return Promise.race([inTime, pause(quickMs).then(() => kept.clone())])
}

const answerAsset = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(cacheName)
    await cache.put(request, response.clone())
  }
  return response
}
