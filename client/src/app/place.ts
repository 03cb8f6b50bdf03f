/** Where somebody is in the app. */
export interface Place {
  readonly pathname: string
  readonly search: string
}

export const placeOf = ({ pathname, search }: Place): Place => ({
  pathname: pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname,
  search,
})

/** The place a path of the app leads to; `?a=b` alone stays on the present path. */
export const placeAt = (path: string, base: string): Place => placeOf(new URL(path, base))

export const addressOf = ({ pathname, search }: Place): string => pathname + search
