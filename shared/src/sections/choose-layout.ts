/** Which contents each layout of a section type suits; the order is the type's own preference. */
export type LayoutRules<S> = Readonly<Record<string, (section: S) => boolean>>

/** A chooser: the first preferred layout that suits the content, else the first of the type's own that does. */
export const chooseBy =
  <S>(rules: LayoutRules<S>) =>
  (section: S, preferred: readonly string[] = []): string => {
    const own = Object.keys(rules)
    const suits = (id: string) => rules[id]?.(section) === true
    return preferred.find(suits) ?? own.find(suits) ?? own[0] ?? ''
  }

/** A layout that suits any content. */
export const always = (): boolean => true
