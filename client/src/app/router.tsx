import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { requireSession, skipSignIn } from '../account/require-session.ts'
import { appPaths, linkEntryPaths } from './app-paths.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { TroubleScreen } from './trouble-screen.tsx'

const linkEntries: RouteObject[] = Object.entries(linkEntryPaths).map(([path, kind]) => ({
  path,
  loader: () => redirect(`${appPaths.createAbout}?from=${kind}`),
}))

const routes: RouteObject[] = [
  {
    ErrorBoundary: TroubleScreen,
    HydrateFallback: () => null,
    children: [
      {
        path: appPaths.signIn,
        loader: skipSignIn,
        lazy: async () => ({ Component: (await import('../account/sign-in-screen.tsx')).SignInScreen }),
      },
      {
        path: appPaths.createAbout,
        lazy: async () => ({ Component: (await import('../create/create-frame.tsx')).CreateFrame }),
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('../create/about-step.tsx')).AboutStep }),
          },
          {
            path: 'fonts',
            lazy: async () => ({ Component: (await import('../create/fonts-step.tsx')).FontsStep }),
          },
          {
            path: 'colors',
            lazy: async () => ({ Component: (await import('../create/colors-step.tsx')).ColorsStep }),
          },
          {
            path: 'sections',
            lazy: async () => ({ Component: (await import('../create/sections-step.tsx')).SectionsStep }),
          },
        ],
      },
      {
        path: appPaths.createLaunch,
        loader: requireSession,
        lazy: async () => ({ Component: (await import('../create/launch-screen.tsx')).LaunchScreen }),
      },
      {
        path: appPaths.websites,
        loader: requireSession,
        lazy: async () => ({ Component: (await import('../websites/websites-screen.tsx')).WebsitesScreen }),
      },
      {
        path: appPaths.designer,
        loader: requireSession,
        lazy: async () => ({ Component: (await import('../designer/designer-page.tsx')).DesignerPage }),
      },
      ...linkEntries,
      { path: '*', Component: NotFoundScreen },
    ],
  },
]

export const router = createBrowserRouter(routes)
