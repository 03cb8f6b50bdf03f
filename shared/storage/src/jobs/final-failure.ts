/** Thrown by a handler whose job no later attempt can do: it is given up at once. */
export class FinalFailure extends Error {}

/** What a job was ordered with, read by its schema; a job whose order cannot be read is given up. */
export const readOrder = <Order>(
  schema: { readonly parse: (payload: unknown) => Order },
  payload: unknown,
): Order => {
  try {
    return schema.parse(payload)
  } catch (cause) {
    throw new FinalFailure('the order of a job cannot be read', { cause })
  }
}

/** Thrown where a job was taken that nobody can do: it has been given up. */
export class UnfitJob extends Error {}
