/** What a text says in JSON, which nobody has checked; undefined where it is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
