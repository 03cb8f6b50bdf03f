import { expect, type Page } from '@playwright/test'
import type { Field, Fields } from '@shingle/shared/field/field.ts'
import { alignmentFieldIn } from '@shingle/shared/sections/alignment-field.ts'
import type { AnyDefinition } from '@shingle/shared/sections/definitions.ts'
import { frameFields } from '@shingle/shared/sections/frame.ts'
import { offeredAlignments } from '@shingle/shared/sections/layout-alignments.ts'
import { fillControl } from './fill-control.ts'
import { fillItems } from './fill-items.ts'
import { claim, type Form, unfilled } from './form.ts'

const inspectorOf = (page: Page): Form => ({
  root: page.getByRole('complementary', { name: 'Inspector' }),
  document: page.locator('body'),
})

/** The fields of a section's own and of its frame that its form shows in every layout. */
const shownFields = ({ fields, required, headerLinkAllowed }: AnyDefinition): readonly [string, Field][] => {
  const frame: Fields = frameFields
  const isShown = (name: string) => {
    if (name === 'linkInHeader') return !required && headerLinkAllowed
    return name !== 'alignment' && (!required || name !== 'headingSize')
  }
  return [
    // What lies on a background image shows once there is one.
    ...Object.entries(frame).filter(([name]) => isShown(name)),
    ...Object.entries<Field>(fields),
  ].filter(([, field]) => !field.internal)
}

/** Lists first: while an item is open, its form stands in place of its section's. */
const listsFirst = ([, one]: readonly [string, Field], [, other]: readonly [string, Field]): number =>
  Number(other.kind === 'items') - Number(one.kind === 'items')

/** Fills every control of a section, in every layout that has controls of its own, and answers what its forms show. */
export const fillSection = async (page: Page, definition: AnyDefinition) => {
  const form = inspectorOf(page)
  const row = page
    .locator('[data-rail-row]')
    .filter({ has: page.getByText(definition.title, { exact: true }) })
  await row.first().click()
  await expect(form.root.getByRole('heading', { name: definition.title, level: 2 })).toBeVisible()
  const layouts = form.root.getByRole('radiogroup', { name: 'Layout' })
  const choose = async (id: string | undefined) => {
    const layout = definition.layouts.find((one) => one.id === id)
    if (definition.layouts.length < 2 || !layout) return
    await layouts.getByRole('radio', { name: layout.name, exact: true }).click()
    await claim(layouts)
  }
  const shown = new Map<string, unknown>()
  for (const [name, field] of shownFields(definition).toSorted(listsFirst)) {
    await choose(definition.layouts.find(({ fields }) => fields?.includes(name))?.id)
    const value = field.kind === 'items' ? await fillItems(form, field) : await fillControl(form, field)
    shown.set(name, value)
  }
  for (const { id } of definition.layouts) await choose(id)
  // Each layout offers alignments of its own.
  const aligning = definition.layouts.find((layout) => offeredAlignments(layout).length > 0)
  if (aligning !== undefined) {
    await choose(aligning.id)
    shown.set('alignment', await fillControl(form, alignmentFieldIn(aligning)))
  }
  expect(await unfilled(form.root)).toEqual([])
  return { id: await row.first().getAttribute('data-rail-row'), shown }
}
