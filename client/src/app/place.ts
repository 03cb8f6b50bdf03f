/** Where somebody is in the app. */
export type Place = { readonly pathname: string; readonly search: string }

export function placeOf({ pathname, search }: Place): Place {
  return { pathname: pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname, search }
}

/** The place a path of the app leads to; `?a=b` alone stays on the present path. */
export function placeAt(path: string, base: string): Place {
  return placeOf(new URL(path, base))
}

export function addressOf({ pathname, search }: Place): string {
  return pathname + search
}
