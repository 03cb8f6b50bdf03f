/** Who writes from now on. */
export const hasControlWords = (name: string): string => `${name} has edit control now`
