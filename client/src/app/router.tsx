import { startTransition, useEffect, useState } from 'react'
import { navigation } from './navigate.ts'
import { TroubleBoundary } from './trouble-boundary.tsx'
import { TroubleScreen } from './trouble-screen.tsx'
import { PlaceProvider } from './use-place.ts'

/** What stands where the person is. A transition, so that the screen before stays until the next one is drawn. */
export const Router = () => {
  const [{ place, screens, trouble }, setShown] = useState(navigation.shown)
  useEffect(() => {
    const leave = navigation.subscribe(() => startTransition(() => setShown(navigation.shown())))
    const end = navigation.start()
    return () => {
      end()
      leave()
    }
  }, [])
  if (trouble !== null) return <TroubleScreen cause={trouble} />
  if (screens === null) return null
  const { Frame, Screen } = screens
  return (
    <PlaceProvider value={place}>
      <TroubleBoundary key={Frame ? 'frame' : place.pathname}>
        {Frame ? (
          <Frame>
            <Screen />
          </Frame>
        ) : (
          <Screen />
        )}
      </TroubleBoundary>
    </PlaceProvider>
  )
}
