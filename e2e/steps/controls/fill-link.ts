import { expect, type Locator } from '@playwright/test'
import type { ButtonField, LinkField } from '@shingle/shared/field/field.ts'
import { longestAddress } from '@shingle/shared/field/longest-value.ts'
import { buttonLabelMaximum } from '@shingle/shared/link/button-value.ts'
import { type LinkType, linkTypes, socialNetworks } from '@shingle/shared/link/link-value.ts'
import { fillLimited } from './fill-words.ts'
import { claim, type Form, words } from './form.ts'

const targets: Readonly<
  Record<Exclude<LinkType, 'None' | 'Section'>, { label: string; kind: 'email' | 'phone' | 'web' }>
> = {
  Email: { label: 'Email address', kind: 'email' },
  Phone: { label: 'Phone number', kind: 'phone' },
  Web: { label: 'Web address', kind: 'web' },
  Social: { label: 'Profile address', kind: 'web' },
}

const fillTarget = async (
  root: Locator,
  type: keyof typeof targets,
  labels: { target?: string; network?: string } = {},
): Promise<unknown> => {
  const { label, kind } = targets[type]
  const box = root.getByRole('textbox', { name: labels.target ?? label, exact: true })
  const target = await fillLimited(box, longestAddress(kind))
  await box.blur()
  await expect(box).toHaveValue(target)
  if (type !== 'Social') return { type, target }
  const network = root.getByRole('combobox', { name: labels.network ?? 'Network', exact: true })
  await claim(network)
  await expect(network.locator('option')).toHaveCount(socialNetworks.length)
  await network.selectOption({ index: socialNetworks.length - 1 })
  return { type, target, network: socialNetworks.at(-1) }
}

/** A link of every type that its control offers, each to the longest address; it stays the last of them. */
const fillComposer = async (root: Locator, label: string): Promise<unknown> => {
  const list = root.getByRole('combobox', { name: label, exact: true })
  await claim(list)
  let filled: unknown
  for (const type of linkTypes) {
    await list.selectOption(type)
    if (type === 'None') filled = { type, target: '' }
    else if (type === 'Section') {
      const section = root.getByRole('combobox', { name: 'Section', exact: true })
      await claim(section)
      const last = (await section.locator('option').count()) - 1
      await section.selectOption({ index: last })
      filled = { type, target: await section.inputValue() }
    } else filled = await fillTarget(root, type)
  }
  return filled
}

/** A link of one type, or of every type. */
export const fillLink = ({ root }: Form, { label, type }: LinkField): Promise<unknown> => {
  if (type === undefined) return fillComposer(root, label)
  if (type === 'Section') throw new Error(`${label}: no form asks for a section alone`)
  return type === 'Social'
    ? fillTarget(root, type, { network: label })
    : fillTarget(root, type, { target: label })
}

/** The words of a button and where it leads. */
export const fillButton = async ({ root }: Form, { label }: ButtonField): Promise<unknown> => {
  const box = root.getByRole('textbox', { name: label, exact: true })
  const longest = await fillLimited(box, words(buttonLabelMaximum))
  return { label: longest, link: await fillComposer(root, 'The button leads to') }
}
