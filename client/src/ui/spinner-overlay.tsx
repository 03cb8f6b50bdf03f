import { useEffect } from 'react'
import { useStore } from 'zustand'
import { spinnerStore, topRequest } from './spinner.ts'
import styles from './spinner-overlay.module.css'
import { Turning } from './turning.tsx'

/** Stands once in the app. While it is on, the page behind cannot scroll. */
export const SpinnerOverlay = () => {
  const request = useStore(spinnerStore, ({ requests }) => topRequest(requests))
  const on = request !== undefined

  useEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-locked-by-spinner', on)
    return () => document.documentElement.removeAttribute('data-scroll-locked-by-spinner')
  }, [on])

  if (!request) return null
  return (
    <div className={styles.overlay} role="status" aria-live="assertive">
      <div className={styles.board}>
        <Turning />
        <span>{request.message ?? 'One moment'}</span>
      </div>
    </div>
  )
}
