import * as z from 'zod/mini'

/** What this device keeps under a key, if it is of this shape. */
export const readKept = <T>(key: string, schema: z.ZodMiniType<T>): T | null => {
  const stored = localStorage.getItem(key)
  if (!stored) return null
  try {
    return z.safeParse(schema, JSON.parse(stored)).data ?? null
  } catch {
    // Not our JSON: as good as nothing.
    return null
  }
}

/** Keeps a value on this device, if there is room for it. Answers whether it is kept. */
export const writeKept = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch (cause) {
    console.warn(`${key} not kept`, cause)
    return false
  }
}
