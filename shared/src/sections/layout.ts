import type { Business } from '../business/business.ts'
import type { Alignment } from './frame.ts'

/** The facts of a business that a layout may be made of. */
export type LayoutFacts = Pick<
  Business,
  'name' | 'phone' | 'hours' | 'streetAddress' | 'location' | 'serviceArea'
>

/** Facts that a layout may tell visitors: the address with the email, or the hours. */
export type ToldFacts = 'ways' | 'hours'

/** One way to lay a section out: one folder says all of it. Views ask it for what it has, and never for its id. */
export interface Layout<S = never> {
  readonly id: string
  /** What the owner reads, such as 'Price list'. */
  readonly name: string
  /** Where its words may lie; without it left, center or right. None where it has a place of its own for them. */
  readonly alignments?: readonly Alignment[]
  /** Where several suit, the lowest rank is taken; without ranks the first that is offered. */
  readonly rank?: number
  /** Whether the content asks for it. */
  suits(section: S, business: LayoutFacts): boolean
  /** Whether the content asks for it before any that the family prefers; of several the first that is offered. */
  leads?(section: S, business: LayoutFacts): boolean
  /** How many of its things stand in a row on a wide screen; without it they never stand abreast in threes or more. */
  columns?(count: number): number
  /** At which end of it a picture lies across the page: two such never meet. */
  readonly widePicture?: 'head' | 'foot'
  /** Whether its things lie in one row that visitors move through. */
  readonly scrolls?: true
  /** Whether its things have headings, which those of the type's other layouts have not. */
  readonly headsItems?: true
  /** Whether its heading is a fact, such as a name or a number: nobody but its owner words it anew. */
  readonly headsFact?: true
  /** What it tells of the business without a Contact section. */
  readonly tells?: readonly ToldFacts[]
  /** Fields of its type that do nothing in layouts that do not name them. */
  readonly fields?: readonly string[]
  /** Its own CSS: only classes under `.section-<type>.layout-<id>`. */
  readonly style?: string
}

/** A layout as seen by code that handles sections of any type. */
export type AnyLayout = Omit<Layout, 'suits' | 'leads'>
