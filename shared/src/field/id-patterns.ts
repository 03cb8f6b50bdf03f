const idMaximum = 64

/** The id of a section or item, or of a picture at its library. */
export const idPattern = new RegExp(`^[\\w-]{1,${idMaximum}}$`)

/** How long the name of a picture may be in a draft (characters). */
export const referenceMaximum = 200

/** The name of a picture in a draft. */
export const referencePattern = new RegExp(`^(?!.*\\.\\.)[\\w./-]{1,${referenceMaximum}}$`)
