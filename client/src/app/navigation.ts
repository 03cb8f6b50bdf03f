import type { PathParameters } from '@shingle/shared/paths/match-path.ts'
import type { ComponentType, ReactNode } from 'react'
import { createHistoryEntries, type Write } from './history-entries.ts'
import { type Place, placeAt, placeOf } from './place.ts'

export type Frame = ComponentType<{ children: ReactNode }>
export type Screen = ComponentType<{ parameters: PathParameters }>
/** What is at a place; a frame around it stays while only what is inside changes. */
export interface Screens {
  Frame: Frame | null
  Screen: Screen
  parameters: PathParameters
}

/** Finds and fetches what is at a place, or answers the path to go to instead. */
export type FindScreens = (place: Place) => Promise<Screens | string>

/** `screens` is null while the first place is fetched, and where fetching failed: then `trouble` says why. */
export interface Shown {
  place: Place
  screens: Screens | null
  trouble: unknown
}

/** Asked before the person leaves for another place; true holds them back. */
export type Blocker = (next: Place) => boolean
/** Somebody who was blocked: `proceed` lets them go where they wanted. */
export interface Blocked {
  proceed: () => void
}

interface NavigateOptions {
  replace?: boolean
}

/**
 * The app's way through its places, over the browser's history. A place is shown once all of it is there; until then
 * the former one stays. Whoever asks last is served. It knows no screen by itself, so that each of them may lead to
 * every other.
 */
export const createNavigation = () => {
  const entries = createHistoryEntries()
  const shown = createShown()
  const leaving = createLeaving()
  let wishes = 0
  let find: FindScreens = () => Promise.reject(new Error('The app has not begun'))

  const show = async (place: Place, write: Write): Promise<void> => {
    wishes += 1
    const wish = wishes
    try {
      const found = shown.screensAt(place) ?? (await find(place))
      if (wish !== wishes) return
      if (typeof found === 'string') return await show(here(found), write === 'push' ? 'push' : 'replace')
      entries.write(place, write)
      shown.tell({ place, screens: found, trouble: null })
    } catch (trouble) {
      if (wish !== wishes) return
      entries.write(place, write)
      shown.tell({ place, screens: null, trouble })
    }
  }

  const navigate = async (path: string, { replace = false }: NavigateOptions = {}): Promise<void> => {
    const [place, write] = [here(path), replace ? 'replace' : 'push'] as const
    if (!leaving.isBlocked(place, () => void show(place, write))) await show(place, write)
  }

  // The browser has moved already when it says so: whoever is blocked is taken back first.
  const moved = (steps: number) => {
    const place = placeOf(window.location)
    const isBlocked = steps !== 0 && leaving.isBlocked(place, () => entries.move(steps))
    if (isBlocked) entries.takeBack(steps)
    else void show(place, 'none')
  }

  /** Begins with the place of the address, finding screens this way from now on; answers how to end. */
  const start = (findScreens: FindScreens) => {
    find = findScreens
    void show(shown.now().place, 'replace')
    return entries.follow(moved)
  }

  return { navigate, start, shown: shown.now, subscribe: shown.subscribe, block: leaving.block }
}

const here = (path: string): Place => placeAt(path, window.location.href)

const createShown = () => {
  const listeners = new Set<() => void>()
  let now: Shown = { place: placeOf(window.location), screens: null, trouble: null }
  return {
    now: () => now,
    /** What is shown already, for a place that differs from the present one in its search alone. */
    screensAt: ({ pathname }: Place) => (pathname === now.place.pathname ? now.screens : null),
    tell: (next: Shown) => {
      now = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const createLeaving = () => {
  let blocker: { blocks: Blocker; onBlocked: (blocked: Blocked) => void } | null = null
  return {
    /** Lets `blocks` decide who may leave, and tells of whom it blocked, until the returned function is called. */
    block: (blocks: Blocker, onBlocked: (blocked: Blocked) => void) => {
      blocker = { blocks, onBlocked }
      return () => {
        blocker = null
      }
    },
    isBlocked: (place: Place, go: () => void): boolean => {
      if (!blocker?.blocks(place)) return false
      const proceed = () => {
        blocker = null
        go()
      }
      blocker.onBlocked({ proceed })
      return true
    },
  }
}
