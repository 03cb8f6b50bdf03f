const accepted = new Set<string>()

/** Remembers in this tab that an invite was accepted: what is known of those that wait may be older. */
export const noteAccepted = (inviteId: string): void => void accepted.add(inviteId)

/** Whether an invite was accepted in this tab: it never waits again. */
export const isAccepted = (inviteId: string): boolean => accepted.has(inviteId)
