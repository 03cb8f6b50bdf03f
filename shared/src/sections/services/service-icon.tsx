import type { IconName } from '../../artwork/icons/icon-names.ts'
import type { PageContext } from '../../page/page-context.ts'
import type { PageParts } from '../../page/page-parts.ts'
import { usePageParts } from '../../page/use-page-parts.ts'
import { plainTextOf } from '../../rich-text/rich-text.ts'
import type { Section } from '../section.ts'
import type { servicesFields } from './fields.ts'
import type { ServicesLayout } from './services-layout.ts'

type Services = Section<typeof servicesFields>

/** An icon of a service: none, one by its name, or one that is not chosen yet because the icons are not here. */
export type ShownIcon = IconName | 'unknown' | undefined

interface Shown {
  readonly page: Pick<PageContext, 'look' | 'business'>
  readonly layout: Pick<ServicesLayout, 'hasIcons'>
  readonly pageParts: PageParts | null
}

/** The icon of each service: the owner's choice, else what its words mean. */
export const serviceIcons = (
  { items }: Services,
  { page, layout, pageParts }: Shown,
): readonly ShownIcon[] => {
  const isShown = page.look.voice.icon !== 'none' && layout.hasIcons === true
  const isOpen = ({ icon, image }: Services['items'][number]) => isShown && icon === 'auto' && image === null
  const open = items.filter(isOpen)
  const chosen = pageParts?.chooseIcons(
    open.map(({ heading, body }) => ({ name: heading, text: plainTextOf(body) })),
    page.business.industry,
  )
  return items.map((item) => {
    if (isOpen(item)) return chosen ? chosen[open.indexOf(item)] : 'unknown'
    return item.icon === 'auto' || item.icon === 'none' ? undefined : item.icon
  })
}

/** A drawn icon; the name beside it says what it shows. */
export const ServiceIcon = ({ name }: { readonly name: IconName | 'unknown' }) => {
  const pageParts = usePageParts()
  const drawn = name === 'unknown' ? undefined : pageParts?.icons[name]
  return (
    <span className="icon" aria-hidden="true">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        {drawn && (
          <>
            <path className="icon-spot" d={drawn.spot} />
            <path className="icon-line" d={drawn.line} />
          </>
        )}
      </svg>
    </span>
  )
}
