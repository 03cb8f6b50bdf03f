/// <reference path="./structured-data-validator.d.ts" />
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Validator from '@adobe/structured-data-validator'
import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../../draft/blank-content.ts'
import type { AnySection, DraftContent } from '../../draft/content.ts'
import { furtherTypes, localTypes } from '../../industry/schema-types.ts'
import { noLink } from '../../link/link-value.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { sections } from '../../sections/sections.ts'
import { resolveLook } from '../../theme/resolve-look.ts'
import { filledSection } from '../filled-section.ts'
import type { SchemaNode } from './stated.ts'
import { structuredData } from './structured-data.ts'

const url = 'https://sites.example/whitaker'
const image = 'https://sites.example/i/share.png'

/** Schema.org's own vocabulary, in the form that the validator reads. */
const vocabulary = () => {
  const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'))
  const entities = new Map<string, Record<string, unknown>>()
  for (const [, subject = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(
    /^<http:\/\/schema\.org\/(\w+)> <[^>]*[/#](type|subClassOf|domainIncludes)> <([^>]*)>/gm,
  )) {
    const entity = entities.get(subject) ?? { '@id': `schema:${subject}` }
    entities.set(subject, entity)
    const name = object.replace('http://schema.org/', 'schema:')
    if (predicate === 'type')
      entity['@type'] = name.replace(/^.*#/, name.includes('rdf-schema') ? 'rdfs:' : 'rdf:')
    const key = { subClassOf: 'rdfs:subClassOf', domainIncludes: 'schema:domainIncludes' }[predicate]
    if (key !== undefined) entity[key] = [...((entity[key] as unknown[]) ?? []), { '@id': name }]
  }
  return { '@graph': [...entities.values()] }
}

const validator = new Validator(vocabulary())

const look = resolveLook(blankContent().theme)

const nodesOf = (data: SchemaNode) => data['@graph'] as readonly SchemaNode[]

const issuesOf = async (data: SchemaNode): Promise<readonly string[]> => {
  const issues = await validator.validate({
    jsonld: Object.fromEntries(nodesOf(data).map((node) => [String(node['@type']), [{ ...node }]])),
  })
  return issues.map(({ issueMessage }) => issueMessage)
}

const business: DraftContent['business'] = {
  ...blankContent().business,
  name: 'Whitaker Plumbing',
  activities: 'Leaks and boilers in Leeds.',
  phone: '0113 496 0142',
  email: 'hello@whitaker.example',
  streetAddress: '4 Mill Lane',
  postalCode: 'LS1 1AA',
  location: 'Leeds',
  country: 'GB',
  serviceArea: 'Leeds and ten miles around',
  priceRange: '$$',
  hours: { mon: [{ opens: '08:00', closes: '17:00' }], sat: [{ opens: '09:00', closes: '12:00' }] },
  specialDays: [{ date: '2026-12-25', spans: [], note: 'Closed' }],
}

const noButton = { label: '', link: noLink }
const aService = (heading: string, pricing: string, sample = false) => ({
  ...{ id: heading, heading, pricing, sample, image: null, icon: 'auto' as const, button: noButton },
  body: richTextOf(`What ${heading} is.`),
})
const aQuestion = (question: string, answer: string) => ({
  ...{ id: question, question, answer: richTextOf(answer), sample: false, button: noButton },
})

const services = blankSection('Services', 's', {
  items: [
    aService('Boiler service', '£85'),
    aService('New bathrooms', 'ask us'),
    aService('An example', '£1', true),
  ],
})
const questions = blankSection('FrequentlyAskedQuestions', 'f', {
  items: [aQuestion('Do you come on Sundays?', 'Where water runs, yes.'), aQuestion('Unanswered?', '')],
})
const contact = blankSection('Contact', 'c')
const profile = { type: 'Social', network: 'Instagram', target: 'https://www.instagram.com/w' } as const
const header = blankSection('Header', 'h', { socials: [{ id: 'i', link: profile }] })

const whole = blankContent({ business, sections: [header, services, questions, contact] })

describe('[6] what a page states for search engines', () => {
  test('is the business with its hours and special days, area, phone, prices in the words of the owner, profiles and answers', () => {
    const [stated, answered] = nodesOf(structuredData({ content: whole, look, url, image }))
    expect(stated).toMatchObject({
      ...{ '@type': 'LocalBusiness', '@id': url, url, image },
      ...{ telephone: '0113 496 0142', areaServed: 'Leeds and ten miles around' },
      address: { streetAddress: '4 Mill Lane', addressLocality: 'Leeds', postalCode: 'LS1 1AA' },
      openingHoursSpecification: [
        { dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' },
        { dayOfWeek: 'Saturday', opens: '09:00', closes: '12:00' },
      ],
      // Closed all day, as search engines read it.
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      ],
      sameAs: ['https://www.instagram.com/w'],
      makesOffer: [
        {
          itemOffered: { '@type': 'Service', name: 'Boiler service', description: 'What Boiler service is.' },
          priceSpecification: { price: '85', priceCurrency: 'GBP', description: '£85' },
        },
        { itemOffered: { name: 'New bathrooms' }, description: 'ask us' },
      ],
    })
    expect(answered).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Do you come on Sundays?', acceptedAnswer: { text: 'Where water runs, yes.' } }],
    })
  })

  test('is valid by the vocabulary of schema.org for every trade that has a type there', async () => {
    const found = await Promise.all(
      [...localTypes.keys(), ...furtherTypes.keys(), ''].map(async (industry) => {
        const content = { ...whole, business: { ...business, industry } }
        return (await issuesOf(structuredData({ content, look, url, image }))).map(
          (issue) => `${industry}: ${issue}`,
        )
      }),
    )
    expect(found.flat()).toEqual([])
  })

  test.each(sections.map(({ type, layouts }) => [type, layouts[0].id] as const))(
    'is valid of a page whose %s is filled to its limits',
    async (type, layout) => {
      const section = filledSection(blankSection(type, 'x') as AnySection, 'fullest', layout)
      const content = blankContent({ business, sections: [section, contact] })
      expect(await issuesOf(structuredData({ content, look, url, image: '' }))).toEqual([])
    },
  )

  test.each([
    ['hidden', { hidden: true }],
    ['without its facts', { showDetails: false }],
  ])('is nothing of where a business is whose Contact section is %s', (_, over) => {
    const footer = { ...blankSection('Footer', 'f'), layout: 'line' }
    const sections = [blankSection('Contact', 'c', over), footer]
    const [stated] = nodesOf(
      structuredData({ content: blankContent({ business, sections }), look, url, image }),
    )
    expect(stated).toMatchObject({ telephone: business.phone })
    expect(JSON.stringify(stated)).not.toMatch(/Mill Lane|LS1|hello@|openingHours|ten miles/)
  })

  test.each([
    ['Ludlow, United Kingdom', '', { addressLocality: 'Ludlow', addressCountry: 'GB' }],
    ['Freiburg, Deutschland', '', { addressLocality: 'Freiburg', addressCountry: 'DE' }],
    ['Lyon, France', 'Frankreich', { addressLocality: 'Lyon', addressCountry: 'Frankreich' }],
    ['Perth, Western Australia', '', { addressLocality: 'Perth, Western Australia' }],
    ['Wien', '', { addressLocality: 'Wien' }],
  ])('says the country behind a town as one: %s, %s', (location, country, address) => {
    const content = blankContent({
      business: { ...business, streetAddress: '', postalCode: '', location, country },
      sections: [contact],
    })
    const [stated] = nodesOf(structuredData({ content, look, url, image }))
    expect(stated?.address).toEqual({ '@type': 'PostalAddress', ...address })
  })

  test('the validator finds what is wrong', async () => {
    const wrong = { '@graph': [{ '@type': 'Plumer' }, { '@type': 'Plumber', opens: '1' }] }
    expect(await issuesOf(wrong)).toHaveLength(2)
  })
})
