/** What no export may hold of anybody. */
export const keptSecret = 'not-to-be-told'
