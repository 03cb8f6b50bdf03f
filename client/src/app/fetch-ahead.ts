import { surelyComes } from './surely-comes.ts'

/**
 * Fetches a script before anybody asks for it, once it cannot fail for want of a connection. That is when the service
 * worker keeps every script on the device, or at once where there is no service worker and somebody answers. Should it
 * not come, whoever asks for it later is told.
 */
export const fetchAhead = async (fetchIt: () => Promise<unknown>): Promise<void> => {
  if (await isSafeToFetch()) await fetchIt().catch(console.error)
}

const isSafeToFetch = async (): Promise<boolean> => {
  // Not there on an address that is not secure.
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (worker?.controller) return surelyComes()
  const registration = await worker?.getRegistration()
  // A page that was loaded past its worker is never taken over by it.
  if (!registration || registration.active?.state === 'activated') return surelyComes()
  return new Promise((resolve) => {
    worker.addEventListener('controllerchange', () => resolve(true), { once: true })
  })
}
