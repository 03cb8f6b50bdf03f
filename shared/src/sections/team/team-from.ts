/** From how many people on, whom its owner names, a page begins with its team. */
export const teamFrom = 2
