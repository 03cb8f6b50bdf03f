import { readModelEndpoint } from '@shingle/shared/language-model/endpoints.ts'
import { useEffect, useState } from 'react'
import { request } from './request.ts'

let known: boolean | undefined

/** Whether a language model is connected here, asked anew each time that something begins which needs one; undefined while nobody said. */
export const useHasModel = (): boolean | undefined => {
  const [hasModel, setHasModel] = useState(known)
  useEffect(() => {
    request(readModelEndpoint, {})
      .then((answer) => {
        if (answer.ok) known = answer.value.isConnected
        setHasModel(known)
      })
      .catch(console.error)
  }, [])
  return hasModel
}
