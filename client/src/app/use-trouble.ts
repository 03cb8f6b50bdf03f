import { useState } from 'react'

/** How a handler tells that it failed: the trouble is shown in place of the screen, as if drawing it had failed. */
export const useTrouble = (): ((cause: unknown) => void) => {
  const [, fail] = useState(null)
  return (cause) =>
    fail(() => {
      throw cause
    })
}
