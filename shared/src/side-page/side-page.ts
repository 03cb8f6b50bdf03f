import { choice, flag, items, richText, text } from '../field/define.ts'
import type { FieldValue } from '../field/field.ts'

/** What a page beside the page is about. */
export const sidePageKinds = ['privacy', 'imprint', 'terms'] as const
export type SidePageKind = (typeof sidePageKinds)[number]

/** Lengths and counts of the pages beside the page. */
export const sidePageLimits = { pages: 6, title: 64, path: 40, body: 10_000, told: 200, fact: 120 } as const

/**
 * The fields of a page beside the page. Until its owner takes its words as their own they are made of the business facts and
 * of what the website does, and `body` is empty.
 */
export const sidePageFields = {
  kind: choice('Kind', sidePageKinds, { internal: true }),
  /** Where it stands below the website's own address. */
  path: text('Address', sidePageLimits.path, { internal: true }),
  /** Its own name; '' for what its kind is called in the language of the website. */
  title: text('Title', sidePageLimits.title),
  hidden: flag('Hidden', false),
  isOwn: flag('Own words', false, { internal: true }),
  /** What the website did when the words became the owner's own, by its names with spaces between. */
  told: text('What it tells', sidePageLimits.told, { internal: true }),
  body: richText('Text', sidePageLimits.body),
  runBy: text('Who runs the business', sidePageLimits.fact),
  register: text('Register and number', sidePageLimits.fact),
  taxId: text('VAT or tax number', sidePageLimits.fact),
  authority: text('Supervisory authority', sidePageLimits.fact),
} as const

/** The list that a draft keeps its pages beside the page in. */
export const sidePagesField = items('Pages', {
  itemLabel: 'page',
  maximum: sidePageLimits.pages,
  fields: sidePageFields,
})

/** The pages beside the page of one website, in their order. */
export type SidePages = FieldValue<typeof sidePagesField>

/** One page beside the page. */
export type SidePage = SidePages[number]
