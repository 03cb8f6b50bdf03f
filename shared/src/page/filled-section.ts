import type { AnySection } from '../draft/content.ts'
import type { Field, Fields } from '../field/field.ts'
import { artworkImage } from '../image/image-value.ts'
import { buttonLabelMaximum } from '../link/button-value.ts'
import { richTextOf } from '../rich-text/rich-text.ts'
import { definitionOf } from '../sections/definitions.ts'

/** How a builder fills a section: every text and list at its limit, or with text that tries to break out. */
export type Filling = 'fullest' | 'hostile'

/** Breaks out of text, attributes, scripts, styles and templates, if anything lets it. */
export const hostileText = `"'></style></script><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}\${7*7}\u202e`

const words = 'Unübertrefflich lange Donaudampfschifffahrtsgesellschaft and short words by turns, '

const textOf = (filling: Filling, maximum: number): string =>
  filling === 'hostile'
    ? hostileText.slice(0, Math.max(maximum, 40))
    : words.repeat(Math.ceil(maximum / words.length)).slice(0, maximum)

const linkOf = (filling: Filling) =>
  filling === 'hostile'
    ? { type: 'Web', target: 'javascript:alert(1)' }
    : { type: 'Web', target: `https://example.com/${'path/'.repeat(40)}` }

const filledValue = (field: Field, filling: Filling): unknown => {
  switch (field.kind) {
    case 'text':
    case 'long':
      return textOf(filling, Math.min(field.maximum, 4000))
    case 'rich':
      return richTextOf(textOf(filling, field.maximum))
    case 'choice':
      return field.initial
    case 'flag':
      return field.internal === true ? false : field.initial
    case 'number':
      return field.maximum
    case 'colour':
      return field.initial
    case 'image':
      return { ...artworkImage('general', 1, textOf(filling, 120)), focusX: 0.2, zoom: 1.5, rotation: -7 }
    case 'link':
      return linkOf(filling)
    case 'button':
      return { label: textOf(filling, buttonLabelMaximum), link: linkOf(filling) }
    case 'hours':
      return {}
    case 'special-days':
      return []
    case 'items': {
      const one = (index: number) => ({ id: `item${index}`, ...valuesOf(field.fields, filling) })
      return Array.from({ length: field.maximum }, (_, index) => one(index))
    }
  }
}

const valuesOf = (fields: Fields, filling: Filling): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filledValue(field, filling)]))

/** A section for tests with every field filled. */
export const filledSection = (section: AnySection, filling: Filling, layout: string): AnySection => {
  const values = valuesOf(definitionOf(section.type).fields, filling)
  // The values follow the type's own fields one by one, which a lookup by name cannot tell the compiler.
  return { ...section, ...values, layout } as AnySection
}
