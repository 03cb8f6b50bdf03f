/** Applies `change` to each item as it is asked for. */
export function* lazily<From, To>(items: Iterable<From>, change: (item: From) => To): Generator<To> {
  for (const item of items) yield change(item)
}
