import { partFields } from '../draft/materialise.ts'
import { fieldsOf } from '../draft/section-fields.ts'
import { draftParts } from '../draft/shape.ts'
import { sectionMaximum } from '../draft/validate.ts'
import type { Field, Fields } from '../field/field.ts'
import { initialValue } from '../field/field-initial.ts'
import { isRecord } from '../field/is-record.ts'
import { findDefinition } from '../sections/definitions.ts'
import { sidePagesField } from '../side-page/side-page.ts'
import { projectLimits } from './limits.ts'

type Values = Readonly<Record<string, unknown>>

/** Content of another time in the shape of the present; whether its values fit is not looked at. */
interface FittedContent {
  readonly content: unknown
  /** What is unknown here and was left out, in words, each once. */
  readonly leftOut: readonly string[]
}

const nameShown = 40
/** A name of a stranger's file, short enough to be told. */
const shown = (name: unknown): string => String(name).slice(0, nameShown)

type Tell = (line: string) => void

const fitItem = (item: unknown, fields: Fields, { at, tell }: { at: string; tell: Tell }): unknown =>
  isRecord(item) ? { id: item.id, ...fitValues(item, { fields, beside: ['id'], at, tell }) } : item

const fitValue = (field: Field, value: unknown, told: { at: string; tell: Tell }): unknown =>
  field.kind === 'items' && Array.isArray(value)
    ? value.slice(0, field.maximum + 1).map((item: unknown) => fitItem(item, field.fields, told))
    : value

/** The values of a set of fields: those that came later at their initial values, those that went left out. */
const fitValues = (
  values: Values,
  { fields, beside = [], at, tell }: { fields: Fields; beside?: readonly string[]; at: string; tell: Tell },
): Values => {
  for (const name of Object.keys(values))
    if (!Object.hasOwn(fields, name) && !beside.includes(name)) tell(`${at}: ${shown(name)}`)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      Object.hasOwn(values, name) ? fitValue(field, values[name], { at, tell }) : initialValue(field),
    ]),
  )
}

const fitSection = (section: unknown, tell: Tell): readonly unknown[] => {
  if (!isRecord(section)) return [section]
  const definition = findDefinition(section.type)
  if (definition === undefined) {
    tell(`Section: ${shown(section.type)}`)
    return []
  }
  const { id, type, layout = 'auto' } = section
  const { title, layouts } = definition
  const isKnown = layout === 'auto' || layouts.some((one) => one.id === layout)
  if (!isKnown) tell(`${title}: layout ${shown(layout)}`)
  const given = { fields: fieldsOf(definition), beside: ['id', 'type', 'layout'], at: title, tell }
  return [{ id, type, layout: isKnown ? layout : 'auto', ...fitValues(section, given) }]
}

/** Of more sections than a draft may have one is kept beyond, so that whoever validates it says so. */
const fitSections = (sections: readonly unknown[], tell: Tell): readonly unknown[] => {
  const fitted: unknown[] = []
  for (const section of sections) {
    if (fitted.length > sectionMaximum) break
    fitted.push(...fitSection(section, tell))
  }
  return fitted
}

/**
 * Brings content that another version or another Shingle wrote into the present shape: fields that came later take their
 * initial values, and what is unknown here is left out and told. Of lists that are too long one entry is kept beyond: to fill in
 * more would cost far more than to send them. What has another form altogether stays as it is: whoever
 * validates it says so.
 */
export const fitContent = (given: unknown): FittedContent => {
  if (!isRecord(given)) return { content: given, leftOut: [] }
  const lines = new Set<string>()
  const tell: Tell = (line) => void (lines.size < projectLimits.leftOut && lines.add(line))
  const { v, sections, pages, ...parts } = given
  const fitted = Object.fromEntries(
    draftParts.map((part) => {
      const values = parts[part]
      return [
        part,
        isRecord(values) ? fitValues(values, { fields: partFields[part], at: part, tell }) : values,
      ]
    }),
  )
  const fittedSections = Array.isArray(sections) ? fitSections(sections, tell) : sections
  const fittedPages =
    pages === undefined ? {} : { pages: fitValue(sidePagesField, pages, { at: sidePagesField.label, tell }) }
  return {
    content: { ...parts, v, ...fitted, sections: fittedSections, ...fittedPages },
    leftOut: [...lines],
  }
}
