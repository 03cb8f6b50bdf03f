/** From how many people on, whom its owner names, a page begins with its team. */
export const teamFrom = 2

/** Whether a page has a team, which says who works there. */
export const hasTeam = (sections: readonly { readonly type: string }[]): boolean =>
  sections.some(({ type }) => type === 'Team')
