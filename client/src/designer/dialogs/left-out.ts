import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { definitionOf, fieldsOf } from '@shingle/shared/draft/section-fields.ts'
import { linkHref } from '@shingle/shared/link/link-href.ts'
import type { LinkValue } from '@shingle/shared/link/link-value.ts'
import { definitionOf as publishedDefinitionOf } from '@shingle/shared/sections/layout-of.ts'
import { fieldEntries } from '../fields/field-entry.ts'
import { picturesIn } from '../images/image-at.ts'
import { sampleCount, sectionTitle } from '../sections/section-words.ts'

/** Something to know before publishing, and the section where it can be mended. */
export type Remark = { tone: 'bad' | 'warn'; strong: string; rest: string; action: string; section: string }

/** What visitors will not see although it is in the draft, and what they would miss. */
export function remarksOn({ sections }: DraftContent): readonly Remark[] {
  const visible = sections.filter(({ hidden }) => !hidden)
  const ids = new Set(visible.map(({ id }) => id))
  return visible.flatMap((section) => [
    ...deadLinks(section, ids),
    ...samples(section),
    ...emptiness(section),
    ...silentPictures(section),
  ])
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function deadLinks(section: AnySection, ids: ReadonlySet<string>): Remark[] {
  const links = linksIn(section).filter(
    (link) => link.type !== 'None' && linkHref(link, (id) => (ids.has(id) ? id : undefined)) === null,
  )
  if (links.length === 0) return []
  const rest = ` in ${sectionTitle(section)} ${links.length === 1 ? 'leads' : 'lead'} nowhere and will be left out.`
  return [{ tone: 'bad', strong: counted(links.length, 'link'), rest, action: 'Fix', section: section.id }]
}

function samples(section: AnySection): Remark[] {
  const count = sampleCount(section)
  if (count === 0) return []
  const rest = ` in ${sectionTitle(section)} ${count === 1 ? 'is' : 'are'} left out until you confirm ${count === 1 ? 'it' : 'them'}.`
  return [{ tone: 'warn', strong: counted(count, 'sample'), rest, action: 'Review', section: section.id }]
}

function emptiness(section: AnySection): Remark[] {
  if (!publishedDefinitionOf(section.type).isEmpty(section)) return []
  return [
    {
      tone: 'warn',
      strong: sectionTitle(section),
      rest: ' is empty and left out.',
      action: 'Fill',
      section: section.id,
    },
  ]
}

function silentPictures(section: AnySection): Remark[] {
  const definition = definitionOf(section.type)
  if (!definition) return []
  const silent = picturesIn(definition.fields, section).filter(({ alt }) => alt.trim() === '')
  if (silent.length === 0) return []
  const rest = ` without alt text in ${sectionTitle(section)}.`
  return [
    { tone: 'warn', strong: counted(silent.length, 'picture'), rest, action: 'Add', section: section.id },
  ]
}

function linksIn(section: AnySection): LinkValue[] {
  const definition = definitionOf(section.type)
  return definition ? linksOf(fieldsOf(definition), section) : []
}

function linksOf(fields: Parameters<typeof fieldEntries>[0], values: object): LinkValue[] {
  return fieldEntries(fields, values).flatMap((entry) => {
    if (entry.kind === 'link') return [entry.value]
    if (entry.kind === 'button') return entry.value.label === '' ? [] : [entry.value.link]
    return entry.kind === 'items' ? entry.value.flatMap((item) => linksOf(entry.field.fields, item)) : []
  })
}
