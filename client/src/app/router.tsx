import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { startTransition, useEffect, useState } from 'react'
import { navigation } from './navigate.ts'
import { tellDrawn } from './once-drawn.ts'
import { findScreens } from './screens.ts'
import { TroubleBoundary } from './trouble-boundary.tsx'
import { TroubleScreen } from './trouble-screen.tsx'
import { PlaceProvider } from './use-place.ts'

/** What is where the person is. A transition, so that the screen before stays until the next one is drawn. */
export const Router = () => {
  const [{ place, screens, trouble }, setShown] = useState(navigation.shown)
  useEffect(() => {
    const leave = navigation.subscribe(() => startTransition(() => setShown(navigation.shown())))
    const end = navigation.start(findScreens)
    return () => {
      end()
      leave()
    }
  }, [])
  useEffect(() => {
    // The designer waits for its draft first, and tells by itself.
    if (screens !== null && place.pathname !== appPaths.designer) tellDrawn()
  }, [place, screens])
  if (trouble !== null) return <TroubleScreen cause={trouble} />
  if (screens === null) return null
  const { Frame, Screen, parameters } = screens
  return (
    <PlaceProvider value={place}>
      <TroubleBoundary key={Frame ? 'frame' : place.pathname}>
        {Frame ? (
          <Frame>
            <Screen parameters={parameters} />
          </Frame>
        ) : (
          <Screen parameters={parameters} />
        )}
      </TroubleBoundary>
    </PlaceProvider>
  )
}
