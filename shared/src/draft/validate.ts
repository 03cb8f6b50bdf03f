import * as z from 'zod/mini'
import { fieldShape, schemaOf } from '../field/field-schema.ts'
import { idSchema } from '../field/value-schemas.ts'
import { type Problem, type Result, refuse, succeed } from '../problem/problem.ts'
import { findDefinition } from '../sections/definitions.ts'
import { sections } from '../sections/sections.ts'
import { sidePageFields, sidePagesField } from '../side-page/side-page.ts'
import type { DraftContent } from './content.ts'
import { partFields } from './materialise.ts'
import { fieldsOf } from './section-fields.ts'
import { type DraftPart, draftVersion } from './shape.ts'

/** How many sections a draft has at most: as many as the maximum counts of all types together. */
export const sectionMaximum = sections.reduce((sum, { maximumCount }) => sum + maximumCount, 0)

type Shape = Readonly<Record<string, z.ZodMiniType>>

const sectionShapes: ReadonlyMap<string, Shape> = new Map(
  sections.map((definition) => [
    definition.type,
    {
      id: idSchema,
      type: z.literal(definition.type),
      layout: z.enum(['auto', ...definition.layouts.map(({ id }) => id)]),
      ...fieldShape(fieldsOf(definition)),
    },
  ]),
)

const sectionSchemas: ReadonlyMap<string, z.ZodMiniType> = new Map(
  [...sectionShapes].map(([type, shape]) => [type, z.strictObject(shape)]),
)

const partShapes = {
  settings: fieldShape(partFields.settings),
  business: fieldShape(partFields.business),
  theme: fieldShape(partFields.theme),
} as const satisfies Record<DraftPart, Shape>

const partSchemas = {
  settings: z.strictObject(partShapes.settings),
  business: z.strictObject(partShapes.business),
  theme: z.strictObject(partShapes.theme),
} as const

/** What was read is no valid draft; the text and the field say why. */
export const invalidDraft: Problem = {
  code: 'draft.invalid',
  status: 400,
  text: 'This draft cannot be read.',
}

const rejection = (error: z.core.$ZodError, prefix: string): Problem => {
  const [issue] = error.issues
  return {
    ...invalidDraft,
    text: issue?.message ?? invalidDraft.text,
    field: [prefix, ...(issue?.path ?? [])].map(String).join('.'),
  }
}

const check = (schema: z.ZodMiniType, value: unknown, name: string): Problem | null => {
  const parsed = schema.safeParse(value)
  return parsed.success ? null : rejection(parsed.error, name)
}

/** What is wrong with one section's plain values; null when nothing is. */
export const checkSection = (section: unknown): Problem | null => {
  const type =
    typeof section === 'object' && section !== null && 'type' in section ? String(section.type) : ''
  const schema = sectionSchemas.get(type)
  return schema === undefined
    ? { ...invalidDraft, text: 'Unknown section type', field: 'sections' }
    : check(schema, section, `sections.${type}`)
}

/** What is wrong with the settings, business facts or theme; null when nothing is. */
export const checkPart = (part: DraftPart, value: unknown): Problem | null =>
  check(partSchemas[part], value, part)

const noSuchField = (name: string): Problem => ({
  code: 'draft.invalid',
  status: 400,
  text: 'This draft cannot be read.',
  field: name,
})

const checkMember = (shape: Shape, name: string, { value, at }: { value: unknown; at: string }) => {
  const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
  return schema === undefined ? noSuchField(`${at}.${name}`) : check(schema, value, `${at}.${name}`)
}

/** What is wrong with one field of the settings, business facts or theme; null when nothing is. */
export const checkPartField = (part: DraftPart, name: string, value: unknown): Problem | null =>
  checkMember(partShapes[part], name, { value, at: part })

/** What is wrong with one field of a section of this type, or with its layout; null when nothing is. */
export const checkSectionField = (type: string, name: string, value: unknown): Problem | null =>
  checkMember(sectionShapes.get(type) ?? {}, name, { value, at: `sections.${type}` })

const pageShape = fieldShape(sidePageFields)

/** What is wrong with the pages beside the page; null when nothing is. */
export const checkPages = (pages: unknown): Problem | null => check(schemaOf(sidePagesField), pages, 'pages')

/** What is wrong with one field of a page beside the page; null when nothing is. */
export const checkPageField = (name: string, value: unknown): Problem | null =>
  checkMember(pageShape, name, { value, at: 'pages' })

/** Whether the section types, by count, may stand on one page: required ones present, maximum counts kept. */
export const checkPlan = (types: readonly string[]): Problem | null => {
  for (const definition of sections) {
    const count = types.filter((type) => type === definition.type).length
    const text = `${definition.title}: ${count} on one page`
    const wrong = count > definition.maximumCount || (definition.required && count === 0)
    if (wrong) return { ...invalidDraft, text, field: 'sections' }
  }
  const unknown = types.find((type) => findDefinition(type) === undefined)
  return unknown === undefined ? null : { ...invalidDraft, text: 'Unknown section type', field: 'sections' }
}

const envelope = z.strictObject({
  v: z.literal(draftVersion),
  settings: z.unknown(),
  business: z.unknown(),
  theme: z.unknown(),
  sections: z.array(z.looseObject({ id: idSchema, type: z.string() })).check(z.maxLength(sectionMaximum)),
  pages: z.exactOptional(z.unknown()),
})

/** Proves that plain values are a whole, valid draft, or names the first field that is wrong. */
export const validateContent = (value: unknown): Result<DraftContent> => {
  const parsed = envelope.safeParse(value)
  if (!parsed.success) return refuse(rejection(parsed.error, 'draft'))
  const { settings, business, theme, sections: given, pages = [] } = parsed.data
  const problem =
    checkPart('settings', settings) ??
    checkPart('business', business) ??
    checkPart('theme', theme) ??
    checkPlan(given.map(({ type }) => type)) ??
    given.map(checkSection).find((found) => found !== null) ??
    checkPages(pages)
  // Every part has just been checked by its own schema, which zod cannot express as one type.
  return problem === null ? succeed(value as DraftContent) : refuse(problem)
}
