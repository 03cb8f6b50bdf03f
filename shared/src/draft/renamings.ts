import { footerLimits } from '../sections/footer/fields.ts'
import { settingsLimits } from '../settings/settings.ts'
import type { FieldAddress } from './address.ts'
import type { DraftContent } from './content.ts'

/** One field that a new name changes, and to what. */
export interface Renaming {
  readonly at: FieldAddress
  readonly value: string
}

/**
 * What giving the business another name changes: the business facts, the website's title where the present name stands
 * in it, and header and footer where they say nothing else. A footer without words of its own shows the business's name,
 * however long.
 */
export const renamings = (
  { business, settings, sections }: DraftContent,
  name: string,
): readonly Renaming[] => {
  const ofSections = sections.flatMap((section): Renaming[] => {
    const at = { in: 'section', section: section.id } as const
    if (section.type === 'Header' && section.logoText === business.name) {
      return [{ at: { ...at, field: 'logoText' }, value: name }]
    }
    if (section.type === 'Footer' && section.copyright === business.name) {
      return [{ at: { ...at, field: 'copyright' }, value: name.length > footerLimits.copyright ? '' : name }]
    }
    return []
  })
  const title =
    business.name === '' ? settings.pageTitle : settings.pageTitle.replaceAll(business.name, () => name)
  const ofTitle: Renaming[] =
    title === settings.pageTitle || title.length > settingsLimits.title
      ? []
      : [{ at: { in: 'settings', field: 'pageTitle' }, value: title }]
  return [{ at: { in: 'business', field: 'name' }, value: name }, ...ofTitle, ...ofSections]
}
