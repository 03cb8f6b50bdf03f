/** Facts for search engines: a node of schema.org's vocabulary. */
export type SchemaNode = Readonly<Record<string, unknown>>

/** The facts that are stated: nothing empty is said. */
export const stated = (facts: SchemaNode): SchemaNode =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) => value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  )
