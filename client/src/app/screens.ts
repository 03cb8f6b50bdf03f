import { type AppPath, appPaths } from '@shingle/shared/paths/app-paths.ts'
import { requireSession } from '../account/require-session.ts'
import type { FindScreens } from './navigation.ts'
import { finderOf, type Route } from './routes.ts'

const designer = () => import('../designer/designer-page.tsx')
const signIn = () => import('../account/sign-in-screen.tsx')
const launch = () => import('../create/launch-screen.tsx')
const websites = () => import('../websites/websites-screen.tsx')
const linked = () => import('./linked-screens.ts')
const createFrame = async () => (await import('../create/create-frame.tsx')).CreateFrame

/** What there is of a website beside the website. */
const besideWebsite = (part: 'leads' | 'visits'): Route => ({
  elsewhere: requireSession,
  screen: async () => (await websites()).fetchBeside[part](),
})
const leads = besideWebsite('leads')

/** Every screen of the app, fetched when somebody goes there. */
const routes: Readonly<Record<AppPath, Route>> = {
  [appPaths.signIn]: {
    elsewhere: async (place) => (await signIn()).skipSignIn(place),
    screen: async () => (await signIn()).SignInScreen,
  },
  [appPaths.signInStep]: {
    screen: async () => (await linked()).SignInStepScreen,
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
    elsewhere: async (place) => (await launch()).requireAnswers(place),
    screen: async () => (await launch()).LaunchScreen,
  },
  [appPaths.receiveMessages]: {
    screen: async () => (await linked()).ReceiveMessagesScreen,
  },
  [appPaths.report]: {
    screen: async () => (await linked()).ReportScreen,
  },
  [appPaths.createLink]: { screen: async () => (await linked()).ImportScreen },
  [appPaths.inviteRevoked]: {
    elsewhere: requireSession,
    screen: async () => (await linked()).RevokedScreen,
  },
  [appPaths.invite]: {
    elsewhere: async (place) => (await linked()).requireInvited(place),
    screen: async () => (await linked()).InviteScreen,
  },
  [appPaths.websites]: {
    elsewhere: requireSession,
    screen: async () => (await websites()).WebsitesScreen,
  },
  [appPaths.account]: {
    elsewhere: requireSession,
    screen: async () => (await websites()).fetchBeside.account(),
  },
  [appPaths.leads]: leads,
  [appPaths.websiteLeads]: leads,
  [appPaths.websiteVisits]: besideWebsite('visits'),
  [appPaths.designer]: {
    elsewhere: (place) => {
      designer()
        .then(({ beginOpening }) => beginOpening(place))
        .catch(console.error)
      return requireSession(place)
    },
    screen: async () => (await designer()).DesignerPage,
  },
}

/** Finds and fetches the screen of a place, and meanwhile asks whether the person may be there. */
export const findScreens: FindScreens = finderOf(Object.entries(routes), {
  screen: async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
})
