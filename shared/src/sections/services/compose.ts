import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say } from '../../generation/compose/composer.ts'
import type { ListedService } from '../../generation/own-words/own-words.ts'
import { countMentions, indexWords } from '../../generation/word-patterns.ts'
import type { PackService } from '../../industry/pack.ts'
import { noButton } from '../../link/button-value.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { servicesLimits } from './fields.ts'
import { formOf } from './form-of.ts'

interface OfferedService {
  readonly name: string
  readonly text: string
  readonly pricing: string
  /** Whether nobody said that the business does it. */
  readonly sample: boolean
}

const bestMatch = (name: string, services: readonly PackService[]): PackService | undefined => {
  const index = indexWords(name)
  return services
    .map((service) => ({ service, hits: countMentions(index, service.words) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)[0]?.service
}

interface OwnService {
  readonly listed: ListedService
  readonly match: PackService | undefined
}

const matchOwn = ({ own, copy }: Composer): OwnService[] => {
  const used = new Set<PackService>()
  return own.services.map((listed) => {
    const free = copy.services.filter((service) => !used.has(service))
    const match = bestMatch(listed.name, free)
    if (match !== undefined) used.add(match)
    return { listed, match }
  })
}

/** Of a service that its owner named stands only what they say of it: nobody else knows how they do it. */
const listOwn = (services: readonly OwnService[]): OfferedService[] =>
  services.map(({ listed: { name, pricing, detail = '' } }) => ({
    name,
    pricing,
    text: detail,
    sample: false,
  }))

const isMentionedIn = (description: string) => {
  const index = indexWords(description)
  return (service: PackService): boolean => countMentions(index, service.words) > 0
}

/** The services of the page: the person's own first, then those they mention, then what any such business does. */
const offeredServices = (composer: Composer, description: string): OfferedService[] => {
  const own = matchOwn(composer)
  const offered = listOwn(own)
  // Whoever names one has said what they do, and of an unknown trade nothing can be said.
  if (offered.length > 0 || composer.copy.trade === '') return offered.slice(0, servicesLimits.items)
  const mentioned = isMentionedIn(description)
  const rest = composer.choose
    .shuffle('services', composer.copy.services)
    .filter((service) => own.every(({ match }) => match !== service))
  const target = 4 + composer.choose.below('service-count', 3)
  const chosen = [
    ...rest.filter(mentioned),
    ...rest.filter((service) => !mentioned(service) && service.special !== true),
  ]
  const added = chosen
    .map(({ name, text }) => ({ name: composer.fill(name), text: composer.fill(text) ?? '' }))
    .flatMap(({ name, text }) => (name === undefined ? [] : [{ name, text, pricing: '', sample: true }]))
    .slice(0, Math.max(0, target - offered.length))
  return [...offered, ...added]
}

/** The services, in the person's own words where they listed them. Prices are only theirs. */
const composeServices = (
  composer: Composer,
  { id, ownText, description }: { id: string; ownText: string; description: string },
): SectionOf<'Services'> => {
  const { headings, servicesLines } = composer.copy
  const line = say(composer, 'services-line', {
    templates: servicesLines,
    limit: { characters: servicesLimits.body },
  })
  return blankSection('Services', id, {
    heading: say(composer, 'services-heading', {
      templates: headings.services,
      limit: { characters: servicesLimits.heading },
    }),
    body: richTextOf(ownText === '' ? line : ownText),
    items: offeredServices(composer, description).map((service, index) => ({
      id: composer.choose.id(`${id}/service/${index}`),
      image: null,
      icon: composer.pack.pictures === undefined ? 'auto' : 'none',
      heading: service.name,
      body: richTextOf(service.text),
      pricing: service.pricing,
      button: noButton,
      sample: service.sample,
    })),
  })
}

/** How the generator writes the Services section. */
export const servicesComposer: SectionComposer<'Services'> = {
  compose: (composer, { id }, { own, description, family }) => {
    const section = composeServices(composer, { id, ownText: own.services, description })
    return { ...section, layout: formOf(section, { family, tone: composer.pack.tone }) }
  },
  places: [1, 2, 1, 1],
  linkLabel: ({ copy, fill }) => fill(copy.servicesLabel),
}
