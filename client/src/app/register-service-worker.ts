/** In development Vite serves the modules; a worker between would only hide changes. */
export const registerServiceWorker = (): void => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js', { scope: '/' }).catch((cause: unknown) => {
      console.warn('The app will not open offline.', cause)
    })
  })
}
