import type { Business } from '../business/business.ts'

/** The facts of a business that a layout may be made of. */
export type LayoutFacts = Pick<
  Business,
  'name' | 'phone' | 'hours' | 'streetAddress' | 'location' | 'serviceArea'
>

/** One way to lay a section out. */
export interface Layout<S = never> {
  readonly id: string
  /** What the owner reads, such as 'Price list'. */
  readonly name: string
  /** Where several suit, the lowest rank is taken; without ranks the first that the type lists. */
  readonly rank?: number
  /** Whether the content asks for it. */
  suits(section: S, business: LayoutFacts): boolean
  /** How many of its things stand in a row on a wide screen; without it they never stand abreast in threes or more. */
  columns?(count: number): number
  /** At which end of it a picture lies across the page: two such never meet. */
  readonly widePicture?: 'head' | 'foot'
  /** Its own CSS: only classes under `.section-<type>.layout-<id>`. */
  readonly style?: string
}
