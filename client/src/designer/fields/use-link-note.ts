import { isNavigating } from '@shingle/shared/navigation/navigating-section.ts'
import { type LinkFault, linkFault, type NavigationLink } from '@shingle/shared/navigation/navigation.ts'
import { shownSections } from '@shingle/shared/page/shown-sections.ts'
import { useSyncExternalStore } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { useCanvasPage } from '../base/page/page-provider.tsx'

const faults: Readonly<Record<Exclude<LinkFault, 'lost'>, string>> = {
  unlabelled: 'Not on the page until it has a label',
  unfinished: 'Not on the page until it leads somewhere',
}

/** Why visitors do not get a link of the header or footer; '' for one that they get, and for items of other lists. */
export const useLinkNote = (section: string): ((item: { readonly id: string }) => string) => {
  const { view } = useDraft()
  const { anchors } = useCanvasPage()
  const published = useSyncExternalStore(view.subscribe, () =>
    shownSections(view.content(), 'published')
      .map(({ id }) => id)
      .join(' '),
  )
  if (!isNavigating(view.section(section))) return () => ''
  return (item) => {
    if (!isLink(item)) return ''
    const fault = linkFault(item, anchors)
    if (fault !== null && fault !== 'lost') return faults[fault]
    const { type, target } = item.link
    if (fault === 'lost')
      return `Not on the page: its section is ${view.section(target) ? 'hidden' : 'deleted'}`
    return type === 'Section' && !published.split(' ').includes(target)
      ? 'Not for visitors while its section is empty or a sample'
      : ''
  }
}

const isLink = (item: object): item is NavigationLink => 'label' in item && 'link' in item
