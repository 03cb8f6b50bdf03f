/** What every write of a draft's log waits for, and what no read of it goes without: that it is durable. */
export const draftDurability = {
  writeConcern: { w: 'majority', journal: true },
  readConcern: { level: 'majority' },
} as const
