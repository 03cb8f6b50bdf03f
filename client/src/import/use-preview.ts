import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { seeFoundPictureEndpoint } from '@shingle/shared/import/endpoints.ts'
import { useState } from 'react'
import { useStore } from 'zustand'
import { importStore } from './import-store.ts'

/** A small picture of one that was found, from our own server; undefined where none can be had. */
export const usePreview = (item: string) => {
  const { importId } = useStore(importStore)
  const [failed, setFailed] = useState('')
  if (importId === null) return undefined
  const src = addressOf(seeFoundPictureEndpoint, { params: { importId, item } })
  return src === failed ? undefined : { src, onError: () => setFailed(src) }
}
