import type { Signs } from '@shingle/shared/page/signs.ts'
import { SignsProvider } from '@shingle/shared/page/use-signs.ts'
import { type ReactNode, useEffect, useState } from 'react'

let fetched: Signs | null = null

/** Gives the pages inside it their small signs, fetched after the designer itself; their room is kept meanwhile. */
export function SignsRoom({ children }: { children: ReactNode }) {
  const [signs, setSigns] = useState(fetched)
  useEffect(() => {
    if (fetched) return
    import('@shingle/shared/page/signs.ts')
      .then((module) => {
        fetched = module.signs
        setSigns(fetched)
      })
      .catch(console.error)
  }, [])
  return <SignsProvider value={signs}>{children}</SignsProvider>
}
