import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import type { DraftView } from '../draft-view.ts'
import type { PlacePictures } from './placed-pictures.ts'
import type { WaitingPicture } from './waiting-picture.ts'

interface PicturedViewOptions {
  readonly waiting: () => readonly WaitingPicture[]
  readonly subscribe: (listener: () => void) => () => void
  readonly place: PlacePictures
}

/** Remembers one result for as long as the value and the pictures in it stay what they were. */
const shownOnce = <T>(show: (value: T, pictures: readonly WaitingPicture[]) => T) => {
  let last: { of: T; pictures: string; shown: T } | undefined
  return (of: T, pictures: readonly WaitingPicture[]): T => {
    if (pictures.length === 0) return of
    const words = JSON.stringify(pictures)
    if (last?.of !== of || last.pictures !== words) last = { of, pictures: words, shown: show(of, pictures) }
    return last.shown
  }
}

/** A draft's view with its waiting pictures shown; values stay the same objects until something in them changes. */
export const picturedView = (
  view: DraftView,
  { waiting, subscribe, place }: PicturedViewOptions,
): DraftView => {
  const sections = new Map<string, ReturnType<typeof shownOnce<AnySection>>>()
  const content = shownOnce<DraftContent>(place.inContent)
  const parts = {
    settings: shownOnce<DraftContent['settings']>((...shown) => place.inPart('settings', ...shown)),
    business: shownOnce<DraftContent['business']>((...shown) => place.inPart('business', ...shown)),
    theme: shownOnce<DraftContent['theme']>((...shown) => place.inPart('theme', ...shown)),
  }
  const inPart = (part: keyof typeof parts) => waiting().filter(({ at }) => at.in === part)

  const section = (id: string): AnySection | undefined => {
    const of = view.section(id)
    const pictures = waiting().filter(({ at }) => 'section' in at && at.section === id)
    if (of === undefined || pictures.length === 0) return of
    const show = sections.get(id) ?? shownOnce<AnySection>(place.inSection)
    sections.set(id, show)
    return show(of, pictures)
  }

  return {
    subscribe: (listener) => {
      const stops = [view.subscribe(listener), subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    sectionIds: view.sectionIds,
    section,
    theme: () => parts.theme(view.theme(), inPart('theme')),
    settings: () => parts.settings(view.settings(), inPart('settings')),
    business: () => parts.business(view.business(), inPart('business')),
    content: () => content(view.content(), waiting()),
  }
}
