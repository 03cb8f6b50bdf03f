/** Joins the parts of an enumeration: 'taps, boilers and drains'. */
export const joinWith =
  (between: string, beforeLast: string) =>
  (parts: readonly string[]): string => {
    const last = parts.at(-1) ?? ''
    return parts.length < 2 ? last : `${parts.slice(0, -1).join(between)}${beforeLast}${last}`
  }
