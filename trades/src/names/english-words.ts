/** What names of one kind of business are made of in English, each list as it is written: with commas between. */
export interface WrittenWords {
  /** What such a business may be called after a word of its own: 'Bakehouse' in 'Totnes Bakehouse'. */
  readonly houses: string
  /** Its things, short and concrete, as they stand beside '&' and after 'The': 'Rye'. */
  readonly things: string
  /** What its things may be: 'Slow' in 'The Slow Oven'. */
  readonly marks: string
  /** Its things that can be counted, in the plural: 'Loaves'. */
  readonly counted?: string
  /** Ends of compounds, in small letters: 'crust' in 'Moorcrust'. */
  readonly joined?: string
  /** Names that are whole as they stand. */
  readonly names: string
  /** What is done there, before 'in' and a place: 'Baked in Totnes'. */
  readonly did: string
}

/** The words of some trades of a kind, under their ids. */
export interface EnglishTrade extends WrittenWords {
  readonly of: string
}

/** The words of a kind, and those of its trades that have some of their own, each under the ids of its trades. */
export interface EnglishWords extends WrittenWords {
  readonly trades?: readonly EnglishTrade[]
}
