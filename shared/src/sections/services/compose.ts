import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say } from '../../generation/compose/composer.ts'
import { describeService } from '../../generation/own-words/describe-service.ts'
import type { ListedService } from '../../generation/own-words/listed-services.ts'
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

/** A sentence for each service, none of them twice; '' where there are no more. */
const stopgaps = (composer: Composer, names: readonly string[]): readonly string[] => {
  const said = new Set<string>()
  return names.map((name) => {
    const fitting = describeService(name, { trade: composer.pack.slug, language: composer.language })
    const offered = [fitting.ofName, fitting.ofTrade].flatMap((lines, at) =>
      composer.choose.shuffle(`own-service/${name}/${at}`, lines),
    )
    const line = offered.find((text) => !said.has(text)) ?? ''
    said.add(line)
    return line
  })
}

const describeOwn = (composer: Composer, services: readonly OwnService[]): OfferedService[] => {
  const unknown = services.filter(({ match }) => match === undefined).map(({ listed }) => listed.name)
  const lines = stopgaps(composer, unknown).map((line) => composer.fill(line) ?? '')
  // A text for each or for none: a list in which the last ones stay bare looks forgotten, and a list of nothing but
  // stopgaps says less than the names alone.
  const reaches = lines.every((line) => line !== '') && unknown.length < services.length
  return services.map(({ listed, match }) => {
    const stopgap = reaches ? (lines[unknown.indexOf(listed.name)] ?? '') : ''
    const text = match === undefined ? stopgap : (composer.fill(match.text) ?? '')
    return { ...listed, text: listed.detail || text, sample: false }
  })
}

const isMentionedIn = (description: string) => {
  const index = indexWords(description)
  return (service: PackService): boolean => countMentions(index, service.words) > 0
}

/** The services of the page: the person's own first, then those they mention, then what any such business does. */
const offeredServices = (composer: Composer, description: string): OfferedService[] => {
  const own = matchOwn(composer)
  const offered = describeOwn(composer, own)
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
  const added = chosen.slice(0, Math.max(0, target - offered.length)).map(({ name, text }) => ({
    name: composer.fill(name) ?? name,
    text: composer.fill(text) ?? '',
    pricing: '',
    sample: true,
  }))
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
