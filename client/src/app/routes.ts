import { matchPath } from '@shingle/shared/paths/match-path.ts'
import type { FindScreens, Frame, Screen } from './navigation.ts'
import type { Place } from './place.ts'

/** What happens at a path of the app: which screen is shown, and where else the person may have to go. */
export interface Route {
  /** The path to go to instead, for whoever may not be here. */
  elsewhere?: (place: Place) => Promise<string | null>
  frame?: () => Promise<Frame>
  screen: () => Promise<Screen>
}

/** Finds the route of a place among these, by their patterns, and fetches its screen; `nothing` is shown at other paths. */
export const finderOf =
  (routes: readonly (readonly [pattern: string, route: Route])[], nothing: Route): FindScreens =>
  async (place) => {
    for (const [pattern, route] of routes) {
      const parameters = matchPath(pattern, place.pathname)
      if (parameters === null) continue
      const [instead, screens] = await Promise.all([route.elsewhere?.(place) ?? null, fetched(route)])
      return instead ?? { ...screens, parameters }
    }
    return { ...(await fetched(nothing)), parameters: {} }
  }

const fetched = async ({ frame, screen }: Route) => {
  const [Frame, Screen] = await Promise.all([frame?.() ?? null, screen()])
  return { Frame, Screen }
}
