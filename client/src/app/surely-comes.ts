/**
 * Whether a script that is asked for now surely comes: this device keeps every one, or somebody answers. One that fails once
 * fails for as long as the page is open, so that what can wait is asked for only then.
 */
export const surelyComes = (): boolean => {
  // Not there on an address that is not secure.
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  return navigator.onLine || !!worker?.controller
}
