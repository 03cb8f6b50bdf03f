import { appPaths } from '@shingle/shared/paths/app-paths.ts'

/** Specification 2: the steps of onboarding, numbered 0 to 4. */
export const steps = [
  { name: 'About business', path: appPaths.createAbout },
  { name: 'Fonts', path: appPaths.createFonts },
  { name: 'Colors', path: appPaths.createColors },
  { name: 'Sections', path: appPaths.createSections },
  { name: 'Launch', path: appPaths.createLaunch },
] as const

export const stepNumber = (pathname: string): number => {
  const path = pathname.replace(/\/$/, '')
  return Math.max(
    0,
    steps.findIndex((step) => step.path === path),
  )
}
