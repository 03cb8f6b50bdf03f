import type { Layout } from './section.ts'

/** A chooser: the first preferred layout that suits the content, else the type's own first that does, by their ranks. */
export const chooseBy =
  <S>(layouts: readonly Layout<S>[]) =>
  (section: S, preferred: readonly string[] = []): string => {
    const own = layouts.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    const suiting = own.filter((layout) => layout.suits(section)).map(({ id }) => id)
    return preferred.find((id) => suiting.includes(id)) ?? suiting[0] ?? own[0]?.id ?? ''
  }

/** A layout that suits any content. */
export const always = (): boolean => true
