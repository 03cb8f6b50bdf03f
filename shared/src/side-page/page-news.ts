import type { DraftContent } from '../draft/content.ts'
import { plainTextOf } from '../rich-text/rich-text.ts'
import { businessCountry, isEuropean, townAndCountry } from './business-country.ts'
import { runByOf } from './run-by.ts'
import type { SidePage } from './side-page.ts'
import { siteDoings } from './site-doings.ts'

/** What the website does now, as a page that becomes its owner's own remembers it. */
export const toldNow = (content: DraftContent): string => siteDoings(content).join(' ')

/** Whether a privacy page in its owner's own words no longer tells what the website does. */
export const isOutdated = (content: DraftContent, { kind, isOwn, hidden, told }: SidePage): boolean =>
  kind === 'privacy' && isOwn && !hidden && told !== toldNow(content)

/** Whether a page in its owner's own words has none. */
export const isWordless = ({ isOwn, body }: SidePage): boolean => isOwn && plainTextOf(body).trim() === ''

/** Whether the website asks its visitors for something or lets others count them, and has no privacy page. */
export const lacksPrivacy = (content: DraftContent): boolean =>
  siteDoings(content).some((doing) => doing !== 'reviews' && doing !== 'booking') &&
  !(content.pages ?? []).some(({ kind, hidden }) => kind === 'privacy' && !hidden)

/** A fact that a page would state if it were known, and where its owner says it. */
export interface OpenFact {
  readonly label: string
  readonly at: 'page' | 'business'
}

/** The facts that the made words of a page lack. */
export const openFacts = (content: DraftContent, page: SidePage): readonly OpenFact[] => {
  const { business, settings } = content
  const country = businessCountry(business, settings.language)
  const isTaxed = country === 'KR' || (country !== 'GB' && isEuropean(country))
  const asked: readonly (readonly [OpenFact['label'], OpenFact['at'], string])[] = [
    ['Who runs the business', 'page', runByOf(content, page)],
    ['Street address', 'business', business.streetAddress],
    ['Town', 'business', business.location],
    ['Country', 'business', business.country || townAndCountry(business.location).country],
    ['Email', 'business', business.email],
    ...(page.kind === 'imprint'
      ? ([
          ['Phone', 'business', business.phone],
          ...(isTaxed ? ([['VAT or tax number', 'page', page.taxId]] as const) : []),
        ] as const)
      : []),
  ]
  return asked.filter(([, , value]) => value.trim() === '').map(([label, at]) => ({ label, at }))
}
