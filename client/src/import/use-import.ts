import { useEffect } from 'react'
import { useStore } from 'zustand'
import { askImport, importStore } from './import-store.ts'

const askEveryMs = 350

/** What is being read, asked for again and again until it has been. */
export const useImport = () => {
  const current = useStore(importStore)
  const { importId, state } = current
  const isUnderWay = importId !== null && (state === null || state.state === 'reading')
  useEffect(() => {
    if (!isUnderWay || importId === null) return
    const asking = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      // Without a connection it is asked again: the server goes on meanwhile.
      await askImport(importId, asking.signal).catch(() => undefined)
      if (!asking.signal.aborted) timer = setTimeout(ask, askEveryMs)
    }
    void ask()
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [importId, isUnderWay])
  return current
}
