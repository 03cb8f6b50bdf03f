import { clientPaths } from '@shingle/shared/paths/server-paths.ts'

const retryMs = 5_000

/** Tries again when the worker could not fetch the whole app, so that one lost file does not cost the whole visit. */
const watchInstall = (registration: ServiceWorkerRegistration, tryAgain: () => void): void => {
  const worker = registration.installing
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'redundant' && registration.active === null) setTimeout(tryAgain, retryMs)
  })
}

type ScriptUrl = Parameters<ServiceWorkerContainer['register']>[0]

const register = (url: ScriptUrl): void => {
  navigator.serviceWorker
    .register(url, { scope: '/' })
    .then((registration) => watchInstall(registration, () => register(url)))
    .catch((cause: unknown) => {
      console.warn('Not offline', cause)
    })
}

/** In development Vite serves the modules; a worker between would only hide changes. */
export const registerServiceWorker = (): void => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  // The only script that the app loads by a text: whatever the policy is asked for, it gives nothing else.
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => clientPaths.serviceWorker,
  })
  const url = policy?.createScriptURL('') ?? clientPaths.serviceWorker
  // Whoever comes late waits for nothing.
  if (document.readyState === 'complete') register(url)
  else window.addEventListener('load', () => register(url))
}
