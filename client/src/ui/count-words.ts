/** A number of things: '1 day', '3 days'. */
export const countWords = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
