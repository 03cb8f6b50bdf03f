/** What names are made of for one business, in one language. A list may be empty. */
export interface NameWords {
  /** What the business is, as part of a name: 'Bakehouse', 'Panadería'. */
  readonly houses: readonly string[]
  /** Its things; in Romance languages with their article: 'la harina'. */
  readonly things: readonly string[]
  readonly marks: readonly string[]
  readonly counted: readonly string[]
  /** Parts of compounds. */
  readonly joined: readonly string[]
  /** Names that are whole as they stand. */
  readonly names: readonly string[]
  /** What is done there: 'Baked'; '' where the language makes no names of it. */
  readonly did: string
}
