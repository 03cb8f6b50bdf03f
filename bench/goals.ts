/** What a figure is to keep. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number }

const isMet = (value: number, goal: Goal): boolean =>
  'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast

/** A figure as its table shows it: marked where it misses its goal, or is none at all. */
export const judged = (text: string, value: number, goal: Goal): string =>
  isMet(value, goal) ? text : `**${text} – missed**`
