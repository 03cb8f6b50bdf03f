import type { Selection } from '../base/designer-store.ts'

/** The parts that are no section of the page. */
export const ownParts = ['hours', 'facts', 'more', 'domain', 'editors'] as const
export type OwnPart = (typeof ownParts)[number]

export const isOwnPart = (part: string): part is OwnPart => ownParts.some((own) => own === part)

/** Whether a part is a chapter of the settings, which lists and letters lead to from anywhere. */
export const isChapter = (part: string): boolean => part === 'domain' || part === 'editors'

const parameter = 'part'

/** The part that an address names, '' for the list; what belongs to another mode wants a larger screen. */
export const partIn = (search: URLSearchParams): string => {
  const isElsewhere = ['settings', 'theme'].includes(search.get('mode') ?? '')
  return search.get(parameter) ?? (isElsewhere ? 'more' : '')
}

/** An address that names another part. */
export const withPart = (search: URLSearchParams, part: string): URLSearchParams => {
  search.delete('mode')
  if (part === '') return withoutPart(search)
  search.set(parameter, part)
  return search
}

/** An address that names no part, as any screen may open it. */
export const withoutPart = (search: URLSearchParams): URLSearchParams => {
  search.delete(parameter)
  return search
}

/** How a section, or an item of it, is named in the address; '' where none is chosen. */
export const partOf = (selection: Selection | null): string => {
  if (selection === null) return ''
  const { section, item } = selection
  return item ? [section, item.list, item.item].join('/') : section
}

/** The section or item that a part of the address names; null for none. */
export const selectionOf = (part: string): Selection | null => {
  if (part === '' || isOwnPart(part)) return null
  const [section = '', list, item] = part.split('/')
  return list && item ? { section, item: { list, item } } : { section }
}

/** The part above: of an item its section, of a chapter of the settings what else there is, of any other the list of parts. */
export const parentOf = (part: string): string => {
  if (isChapter(part)) return 'more'
  const selection = selectionOf(part)
  return selection?.item ? selection.section : ''
}
