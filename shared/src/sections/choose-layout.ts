import type { Layout, LayoutFacts } from './layout.ts'

const nobody: LayoutFacts = {
  name: '',
  phone: '',
  hours: {},
  streetAddress: '',
  location: '',
  serviceArea: '',
}

/** What a layout is chosen by, beside the content. */
export interface Preference {
  /** The first that suits wins. */
  readonly preferred?: readonly string[]
  /** Which of those that the content itself asks for before all others may be taken. */
  readonly leading?: readonly string[]
  /** What a layout that is made of facts suits by. */
  readonly business?: LayoutFacts | undefined
}

/** The layouts that content and facts ask for before any that a family prefers, the first one most. */
export const leadingOf = <S>(
  layouts: readonly Layout<S>[],
  section: S,
  business: LayoutFacts,
): readonly string[] => layouts.filter((layout) => layout.leads?.(section, business)).map(({ id }) => id)

/**
 * A chooser: the first that the content asks for before all others, else the first preferred one that suits it, else
 * the type's own first that does, by their ranks. What facts ask for is chosen once, when the website is made: none that
 * is stated later lays a section out anew.
 */
export const chooseBy =
  <S>(layouts: readonly Layout<S>[]) =>
  (section: S, { preferred = [], leading = [], business = nobody }: Preference = {}): string => {
    const own = layouts.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    const suiting = own.filter((layout) => layout.suits(section, business)).map(({ id }) => id)
    const isOpen = (id: string) => suiting.includes(id)
    return (
      leadingOf(layouts, section, nobody).find((id) => isOpen(id) && leading.includes(id)) ??
      preferred.find(isOpen) ??
      suiting[0] ??
      own[0]?.id ??
      ''
    )
  }

/** A layout that suits any content. */
export const always = (): boolean => true
