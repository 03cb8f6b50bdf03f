import { trashLifetimeDays } from '@shingle/shared/trash/limits.ts'

/** The chapters of the settings, in their order. */
export const chapters = [
  { id: 'website', title: 'Website', about: 'The name and the title on the browser tab.' },
  { id: 'search', title: 'Search', about: 'What people see before they visit.' },
  {
    id: 'business',
    title: 'Business facts',
    about: 'Typed once. Header, contact, footer and search all use them.',
  },
  { id: 'hours', title: 'Opening hours', about: 'In your own time zone.' },
  { id: 'analytics', title: 'Analytics', about: 'Counts visits once a visitor accepts cookies.' },
  { id: 'cookies', title: 'Cookie banner', about: 'Shown once to each visitor.' },
  { id: 'pages', title: 'Pages', about: 'Privacy, imprint and terms, linked from the footer.' },
  { id: 'address', title: 'Website address', about: 'Where the published page lives.' },
  { id: 'domain', title: 'Domain', about: 'Your own name on the internet. Free here.' },
  {
    id: 'editors',
    title: 'Editors',
    about: 'People who work on this website with you. One edits at a time; the others follow.',
  },
  {
    id: 'delete',
    title: 'Delete',
    about: `Gone for visitors at once; yours to restore for ${trashLifetimeDays} days.`,
  },
] as const

/** Chapters that are the owner's alone. */
export const ownersChapters: readonly ChapterId[] = ['domain', 'delete']

export type ChapterId = (typeof chapters)[number]['id']
