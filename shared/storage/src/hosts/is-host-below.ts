/** Whether a host is another, or below it in the tree of names. */
export const isHostBelow = (host: string, parent: string): boolean =>
  host === parent || host.endsWith(`.${parent}`)
