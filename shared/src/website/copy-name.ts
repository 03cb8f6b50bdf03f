/** How a duplicate is told from the website it was made of, for as long as both businesses have one name. */
export interface CopyMark {
  /** The name of the business when it was made. */
  readonly of: string
  readonly count: number
}

interface Named {
  readonly businessName: string
  readonly copy?: CopyMark | undefined
}

/**
 * What lists call a website: its business, and of a duplicate that it is one: 'Pell Street copy', 'Pell Street copy 2'.
 * The page of a duplicate knows nothing of that, and neither does a list once its owner has given it another name.
 */
export const listedName = ({ businessName, copy }: Named): string => {
  if (copy === undefined || copy.of !== businessName) return businessName
  return copy.count === 1 ? `${businessName} copy` : `${businessName} copy ${copy.count}`
}

/** The mark of the next duplicate of a business beside websites that lists name already; none without a name to add it to. */
export const nextCopy = (businessName: string, taken: ReadonlySet<string>): CopyMark | undefined => {
  if (businessName.trim() === '') return undefined
  for (let count = 1; ; count += 1) {
    const copy = { of: businessName, count }
    if (!taken.has(listedName({ businessName, copy }))) return copy
  }
}
