import type { ComponentType } from 'react'
import { requireSession, skipSignIn } from '../account/require-session.ts'
import { appPaths, linkEntryPaths } from './app-paths.ts'
import type { Frame, Screens } from './navigation.ts'
import type { Place } from './place.ts'

interface Stand {
  /** The path to go to instead, for whoever may not be here. */
  elsewhere?: (place: Place) => Promise<string | null>
  frame?: () => Promise<Frame>
  screen: () => Promise<ComponentType>
}

const createFrame = async () => (await import('../create/create-frame.tsx')).CreateFrame

/** What stands at each path of the app, fetched when somebody goes there. */
const stands: Readonly<Record<string, Stand>> = {
  [appPaths.signIn]: {
    elsewhere: skipSignIn,
    screen: async () => (await import('../account/sign-in-screen.tsx')).SignInScreen,
  },
  [appPaths.createAbout]: {
    frame: createFrame,
    screen: async () => (await import('../create/about-step.tsx')).AboutStep,
  },
  [appPaths.createFonts]: {
    frame: createFrame,
    screen: async () => (await import('../create/fonts-step.tsx')).FontsStep,
  },
  [appPaths.createColors]: {
    frame: createFrame,
    screen: async () => (await import('../create/colors-step.tsx')).ColorsStep,
  },
  [appPaths.createSections]: {
    frame: createFrame,
    screen: async () => (await import('../create/sections-step.tsx')).SectionsStep,
  },
  [appPaths.createLaunch]: {
    elsewhere: async (place) => (await import('../create/require-answers.ts')).requireAnswers(place),
    screen: async () => (await import('../create/launch-screen.tsx')).LaunchScreen,
  },
  [appPaths.websites]: {
    elsewhere: requireSession,
    screen: async () => (await import('../websites/websites-screen.tsx')).WebsitesScreen,
  },
  [appPaths.designer]: {
    elsewhere: requireSession,
    screen: async () => (await import('../designer/designer-page.tsx')).DesignerPage,
  },
}

const nothing: Stand = { screen: async () => (await import('./not-found-screen.tsx')).NotFoundScreen }

/** Finds and fetches what stands at a place, and meanwhile asks whether the person may be there. */
export const findScreens = async (place: Place): Promise<Screens | string> => {
  const kind = Object.entries(linkEntryPaths).find(([path]) => path === place.pathname)?.[1]
  if (kind) return `${appPaths.createAbout}?from=${kind}`
  const { elsewhere, frame, screen } = stands[place.pathname] ?? nothing
  const [instead, Frame, Screen] = await Promise.all([
    elsewhere?.(place) ?? null,
    frame?.() ?? null,
    screen(),
  ])
  return instead ?? { Frame, Screen }
}
