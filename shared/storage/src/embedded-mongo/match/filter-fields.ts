import { type BsonDocument, isDocument } from '../values/bson.ts'

const branching = new Set(['$and', '$or', '$nor'])

/** The top-level fields a filter looks at, or undefined when it may look at any. */
export const filterFields = (filter: BsonDocument): ReadonlySet<string> | undefined => {
  const fields = new Set<string>()
  for (const [key, condition] of Object.entries(filter)) {
    const found = key.startsWith('$') ? branchFields(key, condition) : [key.split('.')[0] ?? key]
    if (found === undefined) return undefined
    for (const field of found) fields.add(field)
  }
  return fields
}

const branchFields = (operator: string, branches: unknown): string[] | undefined => {
  if (!branching.has(operator) || !Array.isArray(branches)) return undefined
  const found = branches.map((branch) => (isDocument(branch) ? filterFields(branch) : undefined))
  return found.includes(undefined) ? undefined : found.flatMap((fields) => [...(fields ?? [])])
}
