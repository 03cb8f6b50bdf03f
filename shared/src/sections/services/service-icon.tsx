import { chooseIcons } from '../../artwork/icons/choose-icons.ts'
import type { IconName } from '../../artwork/icons/icon-names.ts'
import { icons } from '../../artwork/icons/icons.ts'
import type { PageContext } from '../../page/page-context.ts'
import { plainTextOf } from '../../rich-text/rich-text.ts'
import type { Section } from '../section.ts'
import type { servicesFields } from './fields.ts'

type Services = Section<typeof servicesFields>

/** Where icons stand of themselves: beside rows and in unequal tiles, never over columns of one width. */
const layoutsWithIcons = ['rows', 'bento', 'feature']

/** The icon of each service, undefined for none: the owner's choice, else what its words mean. */
export const serviceIcons = (
  { items }: Services,
  { look, business }: PageContext,
  layout: string,
): readonly (IconName | undefined)[] => {
  const isShown = look.voice.icon !== 'none' && layoutsWithIcons.includes(layout)
  const isOpen = ({ icon, image }: Services['items'][number]) => isShown && icon === 'auto' && image === null
  const open = items.filter(isOpen)
  const chosen = chooseIcons(
    open.map(({ heading, body }) => ({ name: heading, text: plainTextOf(body) })),
    business.industry,
  )
  return items.map((item) => {
    if (isOpen(item)) return chosen[open.indexOf(item)]
    return item.icon === 'auto' || item.icon === 'none' ? undefined : item.icon
  })
}

/** A drawn icon; the name beside it says what it shows. */
export function ServiceIcon({ name }: { readonly name: IconName }) {
  const { line, spot } = icons[name]
  return (
    <span className="icon" aria-hidden="true">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path className="icon-spot" d={spot} />
        <path className="icon-line" d={line} />
      </svg>
    </span>
  )
}
